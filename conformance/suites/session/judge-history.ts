import type { RpcOutcome } from "../../clients/rpc-reply.js";
import type { Finding } from "../../engine/check.js";
import { afterStep } from "../../generators/session-steps.js";
import type { AppState, SessionStep } from "../../generators/session-steps.js";
import { isJsonObject } from "../../spec/json.js";
import { selectSession } from "../../spec/selector.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import { wrongTools } from "../aspects.js";
import { closedOverValid, readListing } from "../listing.js";
import { judgeError } from "./judge-error.js";

/** A history of sessions. It begins without any. */
export type History = { readonly steps: readonly SessionStep[] };

/** What requests without a selector get after every step of a history (SEL-02). */
export async function judgeHistory(world: DaemonWorld, { steps }: History): Promise<Finding | undefined> {
  await world.reset();
  await world.dropApp();
  const apps: JoinedApp[] = [];
  let states: readonly AppState[] = [];
  let finding = await judge(world, apps, states);
  for (const step of steps) {
    if (finding !== undefined) break;
    finding = await take(world, apps, step);
    states = afterStep(states, step);
    finding ??= await judge(world, apps, states);
  }
  // What follows on this instance begins with the sessions that it expects.
  await world.reset();
  return finding;
}

async function take(world: DaemonWorld, apps: JoinedApp[], step: SessionStep): Promise<Finding | undefined> {
  if ("link" in step) await world.link();
  else if ("join" in step) {
    const app = await world.join(step.join === "" ? {} : { model: step.join });
    const settled = await app.install([toolOf(apps.length)]);
    if (settled.kind === "closed") return closedOverValid(settled, "SEL-02").finding;
    answerCalls(app);
    apps.push(app);
  } else if ("suspend" in step) await apps[step.suspend]?.suspend();
  else if ("resume" in step) {
    const app = apps[step.resume];
    await app?.resume();
    if (app !== undefined) answerCalls(app);
  } else {
    const app = apps[step.revoke];
    if (app === undefined) return undefined;
    await world.rpc.call("sessions.revoke", { selector: app.sessionId });
    await app.leave();
  }
  return undefined;
}

/** Answers each call that reaches the app on its present socket, so that one that must not have reached it ends. */
function answerCalls(app: JoinedApp): void {
  app.client.onFrame(({ type, members }) => {
    if (type === "tool_call")
      app.sendText("tool_result", `"id":${JSON.stringify(members["id"])},"result":null`);
  });
}

function toolOf(app: number): { readonly name: string; readonly description: string } {
  return { name: `tool-of-app-${app}`, description: "A tool." };
}

async function judge(
  world: DaemonWorld,
  apps: readonly JoinedApp[],
  states: readonly AppState[],
): Promise<Finding | undefined> {
  const live = apps.flatMap((app, index) => (states[index] === "revoked" ? [] : [{ app, index }]));
  const verdict = selectSession(
    live.map(({ app }) => app),
    undefined,
  );
  const [listed, described] = await Promise.all([
    world.rpc.call("tools.list", {}),
    world.rpc.call("sessions.describe", {}),
  ]);
  const situation = { selector: "none", sessions: states };
  if (verdict.verdict === "error") {
    const aliases = verdict.type === "ambiguous_session" ? live.map(({ app }) => app.alias) : [];
    const [called, revoked] = [
      await world.rpc.call("tools.call", { name: toolOf(apps.length - 1).name, args: {} }),
      await world.rpc.call("sessions.revoke", {}),
    ];
    return (
      judgeError(listed, "tools.list", verdict.type, situation, aliases) ??
      judgeError(described, "sessions.describe", verdict.type, situation, aliases) ??
      judgeError(called, "tools.call", verdict.type, situation, aliases) ??
      judgeError(revoked, "sessions.revoke", verdict.type, situation, aliases)
    );
  }
  const [only] = live;
  if (only === undefined) return undefined;
  // What a suspended session lists is LIST-16; that it is the one meant is seen by its description.
  const isActive = states[only.index] === "active";
  const finding = isActive ? judgeListing(listed, only, situation) : undefined;
  if (finding !== undefined) return finding;
  const result = described.ok ? described.result : undefined;
  if (isJsonObject(result) && result["sessionId"] === only.app.sessionId) return undefined;
  return {
    code: described.ok ? "wrong-state" : "refused",
    clause: "SEL-02",
    message: "without a selector sessions.describe does not describe the only live session",
    expected: { ...situation, sessionId: only.app.sessionId },
    actual: described.ok ? result : described.error,
  };
}

function judgeListing(
  outcome: RpcOutcome,
  { app, index }: { readonly app: JoinedApp; readonly index: number },
  situation: object,
): Finding | undefined {
  const listing = readListing(outcome, "SEL-02");
  if (!listing.ok) return { ...listing.finding, expected: { ...situation, resultOf: app.alias } };
  const message = "without a selector another session is listed than the only live one";
  const asked = { clause: "SEL-02", params: situation } as const;
  return wrongTools(asked, [toolOf(index).name], listing.value, message);
}
