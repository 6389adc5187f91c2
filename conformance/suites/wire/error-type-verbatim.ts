import { daemonCheck } from "../daemon-check.js";
import { installed } from "../listing.js";
import { answerCall, anyTool, beginCall, judgeError } from "./pending-call.js";

const types = [
  "tool_not_found",
  "tool_input_validation_error",
  "tool_output_validation_error",
  "tool_execution_error",
  "tool_serialization_error",
  "tool_timeout",
  "tool_cancelled",
];

/** An error that an app answers with; `details` may be absent. */
type ToolError = { readonly type: string; readonly message: string; readonly details?: unknown };

/** WIRE-06: an app's error, by its type; the message and the details are the daemon's to word. */
export const errorTypeVerbatim = daemonCheck<ToolError>({
  id: "wire.error-type-verbatim",
  suite: "wire",
  title: "a call that the app fails is refused with the app's error type as data.type",
  clauses: ["WIRE-06"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: types.flatMap((type) => [
      { name: type, case: { type, message: "it failed" } },
      { name: `${type} with details`, case: { type, message: "", details: { type: "other", code: 7 } } },
    ]),
  }),
  async perform(world, error) {
    const app = await installed(world, [anyTool], "WIRE-06");
    if (!app.ok) return app.finding;
    const call = await beginCall(world.rpc, app.value);
    if (!call.ok) return call.finding;
    answerCall(app.value.client, call.value.frame, "tool_error", `"error":${JSON.stringify(error)}`);
    return judgeError(call.value.reply, error.type, "when its app answers with an error");
  },
});
