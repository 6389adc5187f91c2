import type { Finding } from "../../engine/check.js";
import type { RpcOutcome } from "../../clients/rpc-reply.js";
import { isJsonObject } from "../../spec/json.js";

/** What may come in place of `invalid_request` when `params` is neither an object nor an array. */
const invalidRequestCode = -32600;

/**
 * The answer to malformed params: an error of type `invalid_request`, or, for some, the code that LIST-13 allows.
 *
 * @param shownAs how the finding shows the params
 */
export function judgeRefusal(
  params: unknown,
  outcome: RpcOutcome,
  shownAs: unknown = brief(params),
): Finding | undefined {
  const expected = { params: shownAs, error: "invalid_request" };
  if (outcome.ok) {
    const message = "malformed params were served";
    return { code: "not-refused", clause: "LIST-13", message, expected, actual: resultOf(outcome.result) };
  }
  const { code, data } = outcome.error;
  if (isJsonObject(data) && data["type"] === "invalid_request") return undefined;
  const isScalar = !isJsonObject(params) && !Array.isArray(params);
  if (isScalar && code === invalidRequestCode) return undefined;
  const message = "malformed params were refused with an error that does not say invalid_request";
  return { code: "wrong-error", clause: "LIST-13", message, expected, actual: outcome.error };
}

/** Long texts are told by their length. */
function brief(params: unknown): unknown {
  if (typeof params === "string" && params.length > 64) return `${params.length} code units`;
  if (!isJsonObject(params)) return params;
  return Object.fromEntries(Object.entries(params).map(([member, value]) => [member, brief(value)]));
}

function resultOf(result: unknown): unknown {
  if (!isJsonObject(result) || !Array.isArray(result["tools"])) return result;
  return { tools: result["tools"].length, total: result["total"] ?? "absent" };
}
