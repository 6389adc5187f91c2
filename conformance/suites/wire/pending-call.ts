/** Calls under way: what the app received of one, and the reply that its caller waits for. */
import type { AppClient, ReceivedFrame, ToolCall } from "../../clients/app-client.js";
import { PeerError } from "../../clients/peer-error.js";
import { readToolCall } from "../../clients/tool-call.js";
import type { RpcClient, RpcOutcome } from "../../clients/rpc-client.js";
import type { Finding } from "../../engine/check.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import { within } from "../../targets/within.js";
import { hasMember, isJsonObject, jsonEqual } from "../../spec/json.js";
import type { Read } from "../listing.js";

/** What a case calls. */
export type CallCase = {
  readonly name: string;
  /** The JSON text of the arguments, an object. */
  readonly args: string;
};

/** A call that has reached its app. */
export type PendingCall = { readonly frame: ToolCall; readonly reply: Promise<RpcOutcome> };

/** The tool that is called where it does not matter which. */
export const anyTool = { name: "probe", description: "A tool of the kit's." };

/**
 * Calls a tool of the app's, and waits until the call has reached it.
 *
 * @param isOurs tells its `tool_call` from others that may come; without it the first one counts
 */
export async function beginCall(
  rpc: RpcClient,
  app: JoinedApp,
  { name, args }: CallCase = { name: anyTool.name, args: "{}" },
  isOurs: (frame: ReceivedFrame) => boolean = () => true,
): Promise<Read<PendingCall>> {
  const arrival = app.client.waitForFrame((frame) => frame.type === "tool_call" && isOurs(frame));
  const params = `{"selector":${JSON.stringify(app.sessionId)},"name":${JSON.stringify(name)},"args":${args}}`;
  const reply = rpc.callRaw("tools.call", params);
  const answered = reply.then((outcome) => ({ outcome }));
  try {
    const first = await Promise.race([arrival, answered]);
    if ("outcome" in first) return { ok: false, finding: answeredByItself(first.outcome) };
    const frame = readToolCall(first);
    if (typeof frame === "string") return { ok: false, finding: notACall(frame, first.members) };
    return { ok: true, value: { frame, reply } };
  } catch (error) {
    if (!(error instanceof PeerError) || error.step !== "frame" || error.kind !== "timeout") throw error;
    return { ok: false, finding: neverCame(error.message) };
  }
}

/** A daemon may send an app one call at a time; this long is waited for further ones to be there. */
const leastWindowMs = 300;
const roundTripsInWindow = 5;

export function arrivalWindowMs({ roundTripMs }: DaemonWorld): number {
  return Math.max(leastWindowMs, roundTripsInWindow * roundTripMs);
}

/** Makes further calls beside a pending one, and waits until they have reached the app or are being held back. */
export async function addCalls(
  world: DaemonWorld,
  app: JoinedApp,
  count: number,
): Promise<readonly Promise<RpcOutcome>[]> {
  if (count === 0) return [];
  let arrived = 0;
  let stop = (): void => undefined;
  const arrival = new Promise<true>((resolve) => {
    stop = app.client.onFrame(({ type }) => {
      if (type === "tool_call") arrived += 1;
      if (arrived === count) resolve(true);
    });
  });
  const params = { selector: app.sessionId, name: anyTool.name, args: {} };
  const replies = Array.from({ length: count }, () => world.rpc.call("tools.call", params));
  await within(arrival, arrivalWindowMs(world));
  stop();
  return replies;
}

/** Sends the app's answer to a call: `members` is the JSON text of the members after `id`. */
export function answerCall(
  client: AppClient,
  { session_id, id }: ToolCall,
  type: "tool_result" | "tool_error" | "tool_call_progress",
  members: string,
): void {
  const head = `"type":"${type}","session_id":${JSON.stringify(session_id)},"id":${JSON.stringify(id)}`;
  client.sendText(`{${head},${members}}`);
}

/**
 * A call that comes and goes: whatever the daemon had sent to the app before it has arrived when it ends. No other
 * call may be pending, as a daemon may send one at a time.
 */
export async function fence(rpc: RpcClient, app: JoinedApp): Promise<Finding | undefined> {
  const isOurs = ({ members }: ReceivedFrame): boolean =>
    isJsonObject(members["args"]) && hasMember(members["args"], "fence");
  const call = await beginCall(rpc, app, { name: anyTool.name, args: '{"fence":true}' }, isOurs);
  if (!call.ok) return call.finding;
  answerCall(app.client, call.value.frame, "tool_result", '"result":null');
  return judgeResult(await call.value.reply, null);
}

/** What is wrong with the reply to a call that its app answered with this result. */
export function judgeResult(outcome: RpcOutcome, expected: unknown): Finding | undefined {
  if (outcome.ok && isJsonObject(outcome.result) && hasMember(outcome.result, "result")) {
    const { result, callId } = outcome.result;
    if (jsonEqual(result, expected) && callId !== undefined) return undefined;
  }
  return {
    code: "wrong-answer",
    clause: "WIRE-06",
    message: "the reply to a call is not the result that its app gave",
    expected: { result: expected, callId: "…" },
    actual: outcome.ok ? outcome.result : { error: outcome.error },
  };
}

/** What is wrong with the reply to a call that has to fail with this type, or with any error. A call that never ends is wrong too. */
export async function judgeError(
  reply: Promise<RpcOutcome>,
  type: string | undefined,
  when: string,
): Promise<Finding | undefined> {
  const wrong = (actual: unknown): Finding => ({
    code: "wrong-answer",
    clause: "WIRE-06",
    message: `a call did not fail as it must ${when}`,
    expected: { error: type === undefined ? "any" : { data: { type } } },
    actual,
  });
  try {
    const outcome = await reply;
    if (outcome.ok) return wrong(outcome.result);
    const { data } = outcome.error;
    const isRight = type === undefined || (isJsonObject(data) && data["type"] === type);
    return isRight ? undefined : wrong({ error: outcome.error });
  } catch (error) {
    if (!(error instanceof PeerError) || error.kind !== "timeout") throw error;
    return wrong(error.message);
  }
}

function answeredByItself(outcome: RpcOutcome): Finding {
  return {
    code: "wrong-call",
    clause: "WIRE-06",
    message: "a call was answered before it had reached the app",
    expected: "a tool_call to the app",
    actual: outcome.ok ? outcome.result : outcome.error,
  };
}

function notACall(why: string, actual: unknown): Finding {
  const message = `the app received ${why}`;
  return { code: "wrong-call", clause: "WIRE-06", message, expected: "a whole tool_call", actual };
}

function neverCame(actual: string): Finding {
  const message = "a call did not reach the app";
  return { code: "wrong-call", clause: "WIRE-06", message, expected: "a tool_call to the app", actual };
}
