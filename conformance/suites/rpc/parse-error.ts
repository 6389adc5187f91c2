/** What RPC-05 demands as the answer to a line that is not JSON. */
import type { RpcClient } from "../../clients/rpc-client.js";
import type { Finding } from "../../engine/check.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { answerIfAny, ask, onFreshConnection } from "./conversation.js";
import { codeOf, shown } from "./reply.js";
import type { Reply } from "./reply.js";

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

/**
 * How the daemon answers a line that nobody could take for JSON, if at all: what is only nearly JSON, or not
 * UTF-8, is then judged by whether it is answered alike, and a wrong code is found by one check.
 */
export function answerToGarbage(world: DaemonWorld): Promise<Reply | undefined> {
  return onFreshConnection(world, (client) => answerIfAny(world, client, "{"));
}

/** Whether two lines are the same error with the same id, whatever the message. */
export function isSameError(a: Reply, b: Reply): boolean {
  return a.error !== undefined && codeOf(a) === codeOf(b) && a.id === b.id;
}
