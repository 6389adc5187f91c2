import { listVectors } from "../list-vectors.js";
import { judgeTools } from "../vector-judges.js";

/** LIST-03 on written-out registries and queries. */
export const groupVectors = listVectors({
  id: "list.group-vectors",
  suite: "list",
  title: "group selects in written-out registries what the profile's rule says",
  clause: "LIST-03",
  judge: judgeTools,
});
