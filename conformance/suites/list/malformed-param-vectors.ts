import { listVectors } from "../list-vectors.js";
import { judgeTools } from "../vector-judges.js";
import { judgeRefusal } from "./judge-refusal.js";

/** LIST-13 on written-out queries, the well-formed ones among them included. */
export const malformedParamVectors = listVectors({
  id: "list.malformed-param-vectors",
  suite: "list",
  title: "written-out malformed params are refused, and well-formed ones beside them are served",
  clause: "LIST-13",
  judge: judgeTools,
  judgeRefused: ({ params }, outcome) => judgeRefusal(params, outcome),
});
