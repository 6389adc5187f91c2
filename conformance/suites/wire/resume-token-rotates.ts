import fc from "fast-check";
import type { Finding } from "../../engine/check.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import type { Link } from "../../targets/daemon-replies.js";
import { daemonCheck } from "../daemon-check.js";
import { judgeAdmission, judgeRefusal } from "./closing.js";
import { onStage } from "./on-stage.js";

/** What the app does; `shown` is a token that is not the newest. */
type Step = "suspend" | "resume" | { readonly shown: StaleToken };

/** An earlier token of the session, by its age in resumes; or one that never was its resume token. */
type StaleToken = number | "another session's" | "the claim token" | "the newest and more" | "";

const step = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Step>("resume") },
  { weight: 2, arbitrary: fc.constant<Step>("suspend") },
  {
    weight: 3,
    arbitrary: fc.record({
      shown: fc.oneof(
        { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) },
        {
          weight: 1,
          arbitrary: fc.constantFrom<StaleToken>(
            "another session's",
            "the claim token",
            "the newest and more",
            "",
          ),
        },
      ),
    }),
  },
);

/** WIRE-03: the newest token is good, every other is refused, and refusing one changes nothing. */
export const resumeTokenRotates = daemonCheck<readonly Step[]>({
  id: "wire.resume-token-rotates",
  suite: "wire",
  title: "each resume brings a new token and kills the old one, and a refused resume changes nothing",
  clauses: ["WIRE-03", "WIRE-05"],
  kind: "scenario",
  cases: () => ({
    from: "generator",
    arbitrary: fc.array(step, { minLength: 1, maxLength: 8 }),
    share: 0.2,
  }),
  perform: (world, steps) =>
    onStage(world, async () => {
      const link = await world.link();
      const app = await world.join({}, link);
      const stale: string[] = [];
      for (const [turn, current] of [...steps, "resume" as const].entries()) {
        const finding = await take(world, app, link, current, stale, turn);
        if (finding !== undefined) return finding;
      }
      return undefined;
    }),
});

async function take(
  world: DaemonWorld,
  app: JoinedApp,
  link: Link,
  step: Step,
  stale: string[],
  turn: number,
): Promise<Finding | undefined> {
  if (step === "suspend") {
    if (app.client.closeInfo === undefined) await app.suspend();
    return undefined;
  }
  if (step !== "resume") {
    const token = await tokenOf(world, app, link, step.shown, stale);
    if (token === undefined) return undefined;
    const client = await app.dial();
    const outcome = await client.resume({ sessionId: app.sessionId, resumeToken: token });
    const rows = token === "" ? (["malformed claim"] as const) : (["wrong resume token"] as const);
    return judgeRefusal(
      outcome,
      rows,
      "WIRE-03",
      `step ${turn + 1}, a resume with a token that is not the newest,`,
    );
  }
  const shown = app.resumeToken;
  const finding = judgeAdmission(
    await app.tryResume(),
    "WIRE-03",
    `step ${turn + 1}, a resume with the newest token,`,
  );
  if (finding !== undefined) return finding;
  stale.unshift(shown);
  if (!stale.includes(app.resumeToken)) return undefined;
  const message = "a resume brought a token that the session had before";
  return {
    code: "not-applied",
    clause: "WIRE-03",
    message,
    expected: "a new resume_token",
    actual: app.resumeToken,
  };
}

/** The token, or nothing where the session has not had so many. */
async function tokenOf(
  world: DaemonWorld,
  app: JoinedApp,
  link: Link,
  shown: StaleToken,
  stale: readonly string[],
): Promise<string | undefined> {
  switch (shown) {
    case "another session's":
      return (await world.join()).resumeToken;
    case "the claim token":
      return link.bootstrap.token;
    case "the newest and more":
      return `${app.resumeToken}A`;
    case "":
      return "";
    default:
      return stale[shown - 1];
  }
}
