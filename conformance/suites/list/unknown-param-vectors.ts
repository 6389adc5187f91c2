import { listVectors } from "../list-vectors.js";
import { judgePage } from "../vector-judges.js";

/** LIST-12 on written-out registries and queries; params that are absent are left out of the request. */
export const unknownParamVectors = listVectors({
  id: "list.unknown-param-vectors",
  suite: "list",
  title: "missing and unknown params leave the listings of written-out registries as they are",
  clause: "LIST-12",
  judge: judgePage,
  keepsAbsence: true,
});
