import { listVectors } from "../list-vectors.js";
import { judgePage } from "../vector-judges.js";

/** LIST-07 on written-out registries and queries. */
export const pageVectors = listVectors({
  id: "list.page-vectors",
  suite: "list",
  title: "offset and limit cut written-out registries where they must",
  clause: "LIST-07",
  judge: judgePage,
});
