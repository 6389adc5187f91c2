import { listVectors } from "../list-vectors.js";
import { judgePage } from "../vector-judges.js";

/** LIST-14 on written-out registries and queries. */
export const refusalVectors = listVectors({
  id: "list.refusal-vectors",
  suite: "list",
  title: "between refused requests written-out registries list as before",
  clause: "LIST-14",
  judge: judgePage,
});
