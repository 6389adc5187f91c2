import { listVectors } from "../list-vectors.js";
import { judgeTools } from "../vector-judges.js";

/** LIST-04 on written-out registries and queries. */
export const filterVectors = listVectors({
  id: "list.filter-vectors",
  suite: "list",
  title: "filter finds in written-out registries what it must, and nothing else",
  clause: "LIST-04",
  judge: judgeTools,
});
