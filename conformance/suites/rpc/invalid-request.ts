/** What RPC-06 demands as the answer to JSON that is no request. */
import type { RpcClient } from "../../clients/rpc-client.js";
import type { Finding } from "../../engine/check.js";
import { jsonEqual } from "../../spec/json.js";
import { ask } from "./conversation.js";
import { codeOf, shown } from "./reply.js";
import type { Reply } from "./reply.js";
import { statusText } from "./request.js";

/** The code of JSON-RPC 2.0 for JSON that is no request. */
export const invalidRequest = -32600;

/**
 * Sends a request that is right, as the control, then the line, and demands that it is refused as invalid.
 *
 * @param id the id that the line has; its reply has that or `null`
 */
export async function notAnInvalidRequest(
  client: RpcClient,
  line: string,
  id: unknown,
): Promise<Finding | undefined> {
  await ask(client, statusText(1));
  return invalidRequestFinding(await ask(client, line), id);
}

/** Judges the reply to such a line. */
export function invalidRequestFinding(reply: Reply, id: unknown): Finding | undefined {
  const code = codeOf(reply);
  const isIdRight = reply.id === null || jsonEqual(reply.id, id);
  if (code === invalidRequest && isIdRight) return undefined;
  const [failure, message] =
    reply.error === undefined
      ? (["not-refused", "JSON that is no request was not refused"] as const)
      : code !== invalidRequest
        ? (["wrong-error", "JSON that is no request was refused with another code than -32600"] as const)
        : (["malformed-reply", "the error for JSON that is no request has a foreign id"] as const);
  const expected = { id: id ?? null, error: { code: invalidRequest } };
  return { code: failure, clause: "RPC-06", message, expected, actual: shown(reply) };
}
