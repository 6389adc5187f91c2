import { listVectors } from "../list-vectors.js";
import { judgePage } from "../vector-judges.js";

/** LIST-08 on written-out registries and queries. */
export const pageSequenceVectors = listVectors({
  id: "list.page-sequence-vectors",
  suite: "list",
  title: "the pages of written-out registries follow one another",
  clause: "LIST-08",
  judge: judgePage,
});
