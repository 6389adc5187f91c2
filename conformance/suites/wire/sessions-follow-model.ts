import type { ClaimOutcome } from "../../clients/app-client.js";
import type { Finding } from "../../engine/check.js";
import { sessionSteps } from "../../generators/session-step.js";
import { isLiveSession, predict, sessionOf } from "../../spec/session-steps.js";
import type { ModelSession, SessionStep } from "../../spec/session-steps.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { daemonCheck } from "../daemon-check.js";
import { listedNames } from "./after-violation.js";
import { liveSessions } from "./live-session.js";
import { onStage } from "./on-stage.js";
import { ScenarioApp } from "./scenario-app.js";

/** Steps of several apps. After each one, every session must be what the model says; with which code a socket closes is for other checks. */
export const sessionsFollowModel = daemonCheck<readonly SessionStep[]>({
  id: "wire.sessions-follow-model",
  suite: "wire",
  title: "sessions are claimed, suspended, resumed and revoked one beside the other",
  clauses: ["WIRE-05", "WIRE-02", "WIRE-03", "WIRE-06", "WIRE-07", "WIRE-10", "SEL-03"],
  kind: "scenario",
  cases: () => ({ from: "generator", arbitrary: sessionSteps(12), share: 0.12 }),
  perform: (world, steps) => onStage(world, () => playScenario(world, steps)),
});

async function playScenario(world: DaemonWorld, steps: readonly SessionStep[]): Promise<Finding | undefined> {
  const apps: ScenarioApp[] = [];
  let sessions: readonly ModelSession[] = [];
  for (const [turn, step] of steps.entries()) {
    const others = await aliasesOfOthers(world, apps);
    const { answer, after } = predict(sessions, step, others);
    if (answer === "nothing") continue;
    const when = `step ${turn + 1} (${step.do})`;
    const finding = await take(world, apps, step, sessions, answer === "ack", when);
    if (finding !== undefined) return finding;
    sessions = after;
    const wrong = await judgeSessions(world, apps, sessions, when);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

async function take(
  world: DaemonWorld,
  apps: ScenarioApp[],
  step: SessionStep,
  sessions: readonly ModelSession[],
  isAdmitted: boolean,
  when: string,
): Promise<Finding | undefined> {
  if (step.do === "link") {
    apps.push(new ScenarioApp(world, await world.link(), step.model));
    return undefined;
  }
  const index = sessionOf(sessions, step) ?? 0;
  const app = apps[index];
  if (app === undefined) throw new Error("the model has a session that the scenario has not");
  if (step.do !== "claim" && step.do !== "resume") return app.act(step, sessions[index]?.tools ?? []);
  return judgeJoin(await app.join(step), isAdmitted, step.do === "claim" ? "WIRE-02" : "WIRE-03", when);
}

function judgeJoin(
  outcome: ClaimOutcome,
  isAdmitted: boolean,
  clause: "WIRE-02" | "WIRE-03",
  when: string,
): Finding | undefined {
  if (outcome.ok === isAdmitted) return undefined;
  if (outcome.ok) {
    const message = `${when} was acknowledged`;
    return { code: "not-refused", clause, message, expected: "a close", actual: "session_ack" };
  }
  const message = `${when} was refused`;
  return { code: "refused", clause, message, expected: "session_ack", actual: outcome.closed };
}

/** Every session against the model: state, alias, registry. */
async function judgeSessions(
  world: DaemonWorld,
  apps: readonly ScenarioApp[],
  sessions: readonly ModelSession[],
  when: string,
): Promise<Finding | undefined> {
  const live = await liveSessions(world);
  for (const [index, session] of sessions.entries()) {
    const app = apps[index];
    const entry = live.find(({ sessionId }) => sessionId === app?.sessionId);
    const who = `session ${index + 1} after ${when}`;
    const expected = isLiveSession(session) ? session.state : "not live";
    const actual = entry?.state ?? "not live";
    if (actual !== expected) {
      return { code: "wrong-state", clause: "WIRE-05", message: `${who} is ${actual}`, expected, actual };
    }
    if (entry === undefined || app?.app === undefined) continue;
    if (entry.alias !== session.alias && !world.isShared) {
      const message = `${who} has another alias than it must have`;
      return {
        code: "wrong-alias",
        clause: "WIRE-10",
        message,
        expected: session.alias,
        actual: entry.alias,
      };
    }
    const names = await listedNames(world, app.app);
    if (JSON.stringify(names) !== JSON.stringify(session.tools)) {
      const message = `${who} lists other tools than its app has registered`;
      return { code: "wrong-tools", clause: "SEL-03", message, expected: session.tools, actual: names };
    }
  }
  return undefined;
}

async function aliasesOfOthers(world: DaemonWorld, apps: readonly ScenarioApp[]): Promise<readonly string[]> {
  const own = new Set(apps.map(({ sessionId }) => sessionId));
  const live = await liveSessions(world);
  return live.filter(({ sessionId }) => !own.has(sessionId)).map(({ alias }) => alias);
}
