import { listVectors } from "../list-vectors.js";
import { judgePage } from "../vector-judges.js";

/** LIST-11 on written-out registries and queries. */
export const repetitionVectors = listVectors({
  id: "list.repetition-vectors",
  suite: "list",
  title: "equal requests on written-out registries get equal answers",
  clause: "LIST-11",
  profiles: ["groups", "subgroups"],
  judge: judgePage,
});
