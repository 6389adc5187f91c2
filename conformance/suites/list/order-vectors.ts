import { listVectors } from "../list-vectors.js";
import { judgeOrder } from "../vector-judges.js";

/** LIST-02 on written-out registries and queries. */
export const orderVectors = listVectors({
  id: "list.order-vectors",
  suite: "list",
  title: "names that other orders put elsewhere come sorted by code unit",
  clause: "LIST-02",
  judge: judgeOrder,
});
