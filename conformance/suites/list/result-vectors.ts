import { listVectors } from "../list-vectors.js";
import { judgeShape } from "./judge-shape.js";

/** LIST-01 on written-out registries. */
export const resultVectors = listVectors({
  id: "list.result-vectors",
  suite: "list",
  title: "the results for written-out registries have tools, total and groups",
  clause: "LIST-01",
  judge: ({ listing, params, profile }) => judgeShape(listing, params, profile, true),
});
