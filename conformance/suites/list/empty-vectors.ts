import { listVectors } from "../list-vectors.js";
import { judgeEmpty } from "./judge-empty.js";

/** LIST-15 on a session whose registry is empty. */
export const emptyVectors = listVectors({
  id: "list.empty-vectors",
  suite: "list",
  title: "an empty registry lists as empty for every query",
  clause: "LIST-15",
  judge: ({ params, listing, profile }) => judgeEmpty(listing, params, profile),
});
