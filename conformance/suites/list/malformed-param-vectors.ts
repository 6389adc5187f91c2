import { listVectors } from "../list-vectors.js";
import { judgeRefusal } from "./judge-refusal.js";

/** LIST-13 on written-out queries. The well-formed ones among them need only be served; what they list is judged elsewhere. */
export const malformedParamVectors = listVectors({
  id: "list.malformed-param-vectors",
  suite: "list",
  title: "written-out malformed params are refused, and well-formed ones beside them are served",
  clause: "LIST-13",
  judge: () => undefined,
  judgeRefused: ({ params }, outcome) => judgeRefusal(params, outcome),
});
