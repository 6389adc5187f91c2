import type { RpcOutcome } from "../../clients/rpc-reply.js";
import type { Finding } from "../../engine/check.js";
import { isJsonObject } from "../../spec/json.js";

/**
 * An answer that must be an error of this `data.type` (SEL-02).
 *
 * @param situation what was asked, and of which sessions; shown in the finding
 * @param aliases what its message must name
 */
export function judgeError(
  outcome: RpcOutcome,
  method: string,
  type: string,
  situation: object,
  aliases: readonly string[] = [],
): Finding | undefined {
  const expected = { ...situation, error: type, ...(aliases.length === 0 ? {} : { naming: aliases }) };
  if (outcome.ok) {
    const message = `${method} answers where it must say ${type}`;
    return { code: "not-refused", clause: "SEL-02", message, expected, actual: outcome.result };
  }
  const { error } = outcome;
  const isType = isJsonObject(error.data) && error.data["type"] === type;
  const isNaming = aliases.every((alias) => error.message.includes(alias));
  if (isType && isNaming) return undefined;
  const message = isType
    ? `the ${type} error of ${method} does not name the aliases of the live sessions`
    : `${method} fails with another error than ${type}`;
  return { code: "wrong-error", clause: "SEL-02", message, expected, actual: error };
}
