import { abandonable } from "../../clients/abandonable.js";
import type { ReceivedFrame } from "../../clients/app-client.js";
import { PeerError } from "../../clients/peer-error.js";
import { NotJudged } from "../../engine/check.js";
import type { Finding } from "../../engine/check.js";
import { isJsonObject } from "../../spec/json.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import { within } from "../../targets/within.js";
import { daemonCheck } from "../daemon-check.js";
import type { Read } from "../listing.js";
import { onStage } from "./on-stage.js";
import { answerCall, anyTool, arrivalWindowMs, beginCall, fence, judgeResult } from "./pending-call.js";
import type { PendingCall } from "./pending-call.js";

type Cancellation = {
  /** Calls that are made before the one that is cancelled. */
  readonly earlier: number;
  /** Calls that are made after it. */
  readonly later: number;
  /** Absent where the request gives none. */
  readonly reason?: string;
};

/** WIRE-06: one tool_cancel, for the call that was named, while others go on. */
export const cancelReachesApp = daemonCheck<Cancellation>({
  id: "wire.cancel-reaches-app",
  suite: "wire",
  title: "a tools.cancel sends one tool_cancel with the id of that call's tool_call",
  clauses: ["WIRE-06"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "with a reason", case: { earlier: 0, later: 0, reason: "the user left" } },
      { name: "without a reason", case: { earlier: 0, later: 0 } },
      { name: "the first of two", case: { earlier: 0, later: 1, reason: "" } },
      { name: "the last of three", case: { earlier: 2, later: 0 } },
    ],
  }),
  perform: (world, testCase) => onStage(world, () => cancelOne(world, testCase)),
});

async function cancelOne(
  world: DaemonWorld,
  { earlier, later, reason }: Cancellation,
): Promise<Finding | undefined> {
  const app = await world.join();
  await app.install([anyTool]);
  const before: PendingCall[] = [];
  for (let turn = 0; turn < earlier; turn += 1) {
    const call = await beginAfter(before, world, app, turn);
    if (!call.ok) return call.finding;
    before.push(call.value);
  }
  const cancelled = await beginAfter(before, world, app, earlier);
  if (!cancelled.ok) return cancelled.finding;
  const target = cancelled.value;
  const after = Array.from({ length: later }, (_, index) => beginTurn(world, app, earlier + 1 + index));
  if (later > 0) await within(Promise.all(after), arrivalWindowMs(world));
  const received: unknown[] = [];
  app.client.onFrame(({ type, members }) => {
    if (type === "tool_cancel") received.push(members["id"]);
  });
  const arrival = app.client.waitForFrame(({ type }) => type === "tool_cancel");
  const { callId } = target;
  await world.rpc.call("tools.cancel", {
    selector: app.sessionId,
    callId,
    ...(reason === undefined ? {} : { reason }),
  });
  const { id, session_id } = target.frame;
  try {
    const { members } = await arrival;
    if (members["session_id"] !== session_id)
      return wrong("a tool_cancel with another session_id", [id], members);
  } catch (error) {
    if (!(error instanceof PeerError) || error.kind !== "timeout") throw error;
    return wrong("a tools.cancel of a pending call sent no tool_cancel", [id], []);
  }
  const error = '"error":{"type":"tool_cancelled","message":"cancelled"}';
  answerCall(app.client, target.frame, "tool_error", error);
  await target.reply;
  const answered = await answerOthers(app, before);
  if (answered !== undefined) return answered;
  for (const begun of after) {
    const call = await begun;
    const finding = call.ok ? await answerOthers(app, [call.value]) : call.finding;
    if (finding !== undefined) return finding;
  }
  const blocked = await fence(world.rpc, app);
  if (blocked !== undefined) return blocked;
  if (received.length === 1 && received[0] === id) return undefined;
  return wrong("a tools.cancel sent other tool_cancels than the one for its call", [id], received);
}

type KnownCall = PendingCall & { readonly callId: string };

/** Begins a call beside those that are pending. Where the daemon holds it back, they are answered and taken off. */
async function beginAfter(
  pending: PendingCall[],
  world: DaemonWorld,
  app: JoinedApp,
  turn: number,
): Promise<Read<KnownCall>> {
  const begun = abandonable(beginKnownCall(world, app, turn));
  if (pending.length > 0 && (await within(begun, arrivalWindowMs(world))) === undefined) {
    const finding = await answerOthers(app, pending.splice(0));
    if (finding !== undefined) return { ok: false, finding };
  }
  return begun;
}

/** Begins a call, and tells its `tool_call` from those of other turns. */
function beginTurn(world: DaemonWorld, app: JoinedApp, turn: number): Promise<Read<PendingCall>> {
  const isOurs = ({ members }: ReceivedFrame): boolean =>
    isJsonObject(members["args"]) && members["args"]["turn"] === turn;
  return abandonable(beginCall(world.rpc, app, { name: anyTool.name, args: `{"turn":${turn}}` }, isOurs));
}

/** Begins a call, and learns its `callId` from the event that announces it. */
async function beginKnownCall(world: DaemonWorld, app: JoinedApp, turn: number): Promise<Read<KnownCall>> {
  const announced = world.waitForEvent(
    ({ kind, sessionId }) =>
      kind === "tool_call_started" && (sessionId === undefined || sessionId === app.sessionId),
  );
  const call = await beginTurn(world, app, turn);
  if (!call.ok) return call;
  const event = await announced.catch(() => undefined);
  const callId = event !== undefined && isJsonObject(event.data) ? event.data["callId"] : undefined;
  if (typeof callId !== "string") {
    const reason = "the event tool_call_started does not tell the callId, so no client can cancel a call";
    throw new NotJudged("untestable", reason);
  }
  return { ok: true, value: { ...call.value, callId } };
}

/** The calls that were not cancelled are as pending as before. */
async function answerOthers(app: JoinedApp, pending: readonly PendingCall[]): Promise<Finding | undefined> {
  for (const { frame, reply } of pending) {
    answerCall(app.client, frame, "tool_result", '"result":"not cancelled"');
    const finding = judgeResult(await reply, "not cancelled");
    if (finding !== undefined) return finding;
  }
  return undefined;
}

function wrong(message: string, expected: unknown, actual: unknown): Finding {
  return { code: "wrong-call", clause: "WIRE-06", message, expected, actual };
}
