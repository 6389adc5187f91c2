import type { ToolCall } from "../../clients/app-client.js";
import { PeerError } from "../../clients/peer-error.js";
import { NotJudged } from "../../engine/check.js";
import type { Finding } from "../../engine/check.js";
import { isJsonObject } from "../../spec/json.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import { daemonCheck } from "../daemon-check.js";
import type { Read } from "../listing.js";
import { onStage } from "./on-stage.js";
import { answerCall, anyTool, beginCall, fence, judgeResult } from "./pending-call.js";
import type { PendingCall } from "./pending-call.js";

type Cancellation = {
  /** Calls that are pending. */
  readonly calls: number;
  /** Which of them is cancelled. */
  readonly cancelled: number;
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
      { name: "with a reason", case: { calls: 1, cancelled: 0, reason: "the user left" } },
      { name: "without a reason", case: { calls: 1, cancelled: 0 } },
      { name: "the first of two", case: { calls: 2, cancelled: 0, reason: "" } },
      { name: "the last of three", case: { calls: 3, cancelled: 2 } },
    ],
  }),
  perform: (world, testCase) => onStage(world, () => cancelOne(world, testCase)),
});

async function cancelOne(
  world: DaemonWorld,
  { calls, cancelled, reason }: Cancellation,
): Promise<Finding | undefined> {
  const app = await world.join();
  await app.install([anyTool]);
  const pending: (PendingCall & { readonly callId: string })[] = [];
  for (let count = 0; count < calls; count += 1) {
    const call = await beginKnownCall(world, app);
    if (!call.ok) return call.finding;
    pending.push(call.value);
  }
  const target = pending[cancelled];
  if (target === undefined) throw new Error("a case cancels a call that it does not make");
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
  const blocked = (await fence(world.rpc, app)) ?? (await answerOthers(app, pending, target.frame));
  if (blocked !== undefined) return blocked;
  if (received.length === 1 && received[0] === id) return undefined;
  return wrong("a tools.cancel sent other tool_cancels than the one for its call", [id], received);
}

/** Begins a call, and learns its `callId` from the event that announces it. */
async function beginKnownCall(
  world: DaemonWorld,
  app: JoinedApp,
): Promise<Read<PendingCall & { readonly callId: string }>> {
  const announced = world.waitForEvent(
    ({ kind, sessionId }) =>
      kind === "tool_call_started" && (sessionId === undefined || sessionId === app.sessionId),
  );
  const call = await beginCall(world.rpc, app);
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
async function answerOthers(
  app: JoinedApp,
  pending: readonly PendingCall[],
  cancelled: ToolCall,
): Promise<Finding | undefined> {
  for (const { frame, reply } of pending) {
    if (frame.id === cancelled.id) continue;
    answerCall(app.client, frame, "tool_result", '"result":"not cancelled"');
    const finding = judgeResult(await reply, "not cancelled");
    if (finding !== undefined) return finding;
  }
  return undefined;
}

function wrong(message: string, expected: unknown, actual: unknown): Finding {
  return { code: "wrong-call", clause: "WIRE-06", message, expected, actual };
}
