import { listVectors } from "../list-vectors.js";
import { judgeCombined } from "../vector-judges.js";

/** LIST-05 on written-out registries and queries. */
export const combinedVectors = listVectors({
  id: "list.combined-vectors",
  suite: "list",
  title: "group and filter together select in written-out registries what both select",
  clause: "LIST-05",
  profiles: ["groups", "subgroups"],
  judge: judgeCombined,
});
