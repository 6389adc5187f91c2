/** Requests that are sent in an unusual way and must be answered like the usual one. */
import type { ClauseId } from "../../../generated/clauses.js";
import type { RpcClient } from "../../clients/rpc-client.js";
import type { RpcId } from "../../clients/rpc-reply.js";
import type { Finding } from "../../engine/check.js";
import { ask, hear, replyTo } from "./conversation.js";
import { codeOf, isSameAnswer, shown } from "./reply.js";
import type { Reply } from "./reply.js";

/**
 * Sends `plain`, then by `send` the same request with the id `id`, and compares the answers. What the answer
 * is, other clauses judge.
 *
 * @param how in words, what is unusual about the second request: "a request …"
 */
export async function answeredAlike(
  client: RpcClient,
  plain: string,
  { id, send, how }: { readonly id: RpcId; readonly send: () => Promise<void>; readonly how: string },
  clause: ClauseId,
): Promise<Finding | undefined> {
  const usual = await ask(client, plain);
  await send();
  const heard = await hear(client, [id]);
  const [stray] = heard.strays;
  if (stray !== undefined) return strayInPlaceOfReply(stray, how, clause);
  return compared(usual, replyTo(heard, id), how, clause);
}

/** A line came that answers nothing, where a reply was due. */
export function strayInPlaceOfReply(stray: Reply, how: string, clause: ClauseId): Finding {
  const code = codeOf(stray) === undefined ? "malformed-reply" : "refused";
  const message = `${how} was answered by a line that is not its reply`;
  return { code, clause, message, expected: "the reply, with the id of the request", actual: shown(stray) };
}

/** Finds a difference between the usual answer and the one to the unusual request. */
export function compared(usual: Reply, unusual: Reply, how: string, clause: ClauseId): Finding | undefined {
  if (isSameAnswer(usual, unusual)) return undefined;
  const isRefused = unusual.error !== undefined && usual.error === undefined;
  const message = isRefused
    ? `${how} was refused`
    : `${how} was answered differently from the same request sent plainly`;
  const code = isRefused ? "refused" : "unstable";
  return { code, clause, message, expected: shown(usual), actual: shown(unusual) };
}
