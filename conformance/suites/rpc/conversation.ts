/** Conversations at the level of bytes, each on a connection of its own. */
import { setTimeout } from "node:timers/promises";
import { PeerError } from "../../clients/peer-error.js";
import type { RpcClient } from "../../clients/rpc-client.js";
import type { RpcId } from "../../clients/rpc-reply.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { readReply } from "./reply.js";
import type { Reply } from "./reply.js";
import { statusText } from "./request.js";

/** Opens a connection for one case and closes it afterwards, so that a hundred cases do not hold a hundred. */
export async function onFreshConnection<T>(
  world: DaemonWorld,
  act: (client: RpcClient) => Promise<T>,
): Promise<T> {
  const client = await world.connect();
  try {
    return await act(client);
  } finally {
    await client.close();
  }
}

/** Sends each chunk in a write of its own, when the daemon has had its chance to read the one before. */
export async function sendInChunks(
  world: DaemonWorld,
  client: RpcClient,
  chunks: readonly Uint8Array[],
): Promise<void> {
  for (const [index, chunk] of chunks.entries()) {
    if (index > 0) await letItRead(world);
    await client.sendBytes(chunk);
  }
}

/** Up to here a round trip for each chunk is cheap; beyond it, 200 chunks would take a minute. */
const quickRoundTripMs = 8;
/** An idle process has been woken and has read by then; with 200 chunks it adds up to half a second. */
const turnMs = 2;

/**
 * Gives the daemon time to read what has been written. A daemon that serves its connections in turn has read
 * it once it answers on another one; a slow one only gets a moment, for nothing depends on it but how sharp the
 * check is.
 */
export async function letItRead(world: DaemonWorld): Promise<void> {
  if (world.roundTripMs <= quickRoundTripMs) await world.rpc.call("daemon.status");
  else await setTimeout(turnMs);
}

/** Sends one line and reads the next one, whatever id it has. @throws PeerError when none comes */
export async function ask(client: RpcClient, text: string): Promise<Reply> {
  await client.sendLine(text);
  return nextReply(client, `the line ${start(text)}`);
}

/**
 * Sends one line that need not be answered, and on whose connection nothing more may come; its answer, if there is
 * one by the time of two round trips elsewhere.
 */
export async function answerIfAny(
  world: DaemonWorld,
  client: RpcClient,
  line: string | Uint8Array,
): Promise<Reply | undefined> {
  if (typeof line === "string") await client.sendLine(line);
  else await client.sendBytes(line);
  for (let count = 0; count < 2; count += 1) await world.rpc.call("daemon.status");
  const [text] = client.takeLines();
  return text === undefined ? undefined : readReply(text);
}

/** The next line. @throws PeerError saying that `what` got no reply */
export async function nextReply(client: RpcClient, what: string): Promise<Reply> {
  try {
    return readReply(await client.nextLine());
  } catch (error) {
    throw unanswered(error, what);
  }
}

/** What was read: one reply for each id, and the lines that answer none of them. */
export type Heard = { readonly replies: ReadonlyMap<RpcId, Reply>; readonly strays: readonly Reply[] };

/**
 * Reads until each of the ids has been answered, or a stray line has come; `pastStrays` reads on behind those.
 *
 * @throws PeerError when a reply is missing
 */
export async function hear(
  client: RpcClient,
  ids: readonly RpcId[],
  { pastStrays = false } = {},
): Promise<Heard> {
  const awaited = new Set<unknown>(ids);
  const replies = new Map<RpcId, Reply>();
  const strays: Reply[] = [];
  while (awaited.size > 0 && (pastStrays || strays.length === 0)) {
    const [first] = awaited;
    const others = awaited.size === 1 ? "" : `, one of ${awaited.size} still unanswered,`;
    const reply = await nextReply(client, `the request with id ${JSON.stringify(first)}${others}`);
    const { id } = reply;
    if (awaited.delete(id)) replies.set(id as RpcId, reply);
    else strays.push(reply);
  }
  return { replies, strays };
}

/** Ids that no check uses. */
const barrierIds = [2_000_000_001, 2_000_000_002] as const;

/**
 * The lines that come until two requests, one after the other, have been answered: what the daemon had to say
 * to the lines before, it has said by then. (Replies may come in any order, so what is not said is not proof;
 * two round trips leave little room.) The first does not share a read with the lines before it.
 *
 * @throws PeerError when the connection serves no longer
 */
export async function hearRest(world: DaemonWorld, client: RpcClient): Promise<readonly Reply[]> {
  const strays: Reply[] = [];
  await letItRead(world);
  for (const id of barrierIds) {
    await client.sendLine(statusText(id));
    strays.push(...(await hear(client, [id], { pastStrays: true })).strays);
  }
  return strays;
}

/** The reply to `id`, which {@link hear} has waited for. */
export function replyTo({ replies }: Heard, id: RpcId): Reply {
  const reply = replies.get(id);
  if (reply === undefined) throw new Error(`the reply to ${JSON.stringify(id)} was not waited for`);
  return reply;
}

function unanswered(error: unknown, what: string): unknown {
  if (!(error instanceof PeerError)) return error;
  const { step, kind, hint } = error;
  return new PeerError({ step, kind, hint, message: `${what} got no reply: ${error.message}`, cause: error });
}

function start(text: string): string {
  return text.length <= 100 ? text : `${text.slice(0, 100)}…`;
}
