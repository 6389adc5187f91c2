import { listVectors } from "../list-vectors.js";
import { judgeTotal } from "../vector-judges.js";

/** LIST-06 on written-out registries and queries. */
export const totalVectors = listVectors({
  id: "list.total-vectors",
  suite: "list",
  title: "total counts the matches in written-out registries",
  clause: "LIST-06",
  judge: judgeTotal,
});
