/** What RPC-05 demands as the answer to a line that is not JSON. */
import type { RpcClient } from "../../clients/rpc-client.js";
import type { Finding } from "../../engine/check.js";
import { ask } from "./conversation.js";
import { codeOf, shown } from "./reply.js";

/** The code of JSON-RPC 2.0 for what is not JSON. */
export const parseError = -32700;

/** Sends a line and demands the parse error, with `"id": null`. */
export async function notAParseError(client: RpcClient, line: string): Promise<Finding | undefined> {
  const reply = await ask(client, line);
  const code = codeOf(reply);
  if (code === parseError && reply.id === null) return undefined;
  const [failure, message] =
    reply.error === undefined
      ? (["not-refused", "a line that is not JSON was not refused"] as const)
      : code !== parseError
        ? (["wrong-error", "a line that is not JSON was refused with another code than -32700"] as const)
        : (["malformed-reply", "the error for a line that is not JSON does not have the id null"] as const);
  const expected = { id: null, error: { code: parseError } };
  return { code: failure, clause: "RPC-05", message, expected, actual: shown(reply) };
}
