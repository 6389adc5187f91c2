import fc from "fast-check";
import { violation } from "../../generators/violation.js";
import { daemonCheck } from "../daemon-check.js";
import { listedNames, playViolation } from "./after-violation.js";
import type { ViolationScene } from "./after-violation.js";
import { judgeAdmission } from "./closing.js";
import { liveSessions } from "./live-session.js";
import { onStage } from "./on-stage.js";

const scene: fc.Arbitrary<ViolationScene> = fc.record({
  tools: fc.uniqueArray(fc.constantFrom("a", "b", "changed"), { maxLength: 2 }),
  violation,
  followers: fc.constant([]),
});

/** WIRE-05: what is as before: registry, alias, resume token, the other session; the session is suspended. */
export const noOtherEffect = daemonCheck<ViolationScene>({
  id: "wire.no-other-effect",
  suite: "wire",
  title: "a violation suspends its session and changes nothing else",
  clauses: ["WIRE-05"],
  kind: "property",
  cases: () => ({ from: "generator", arbitrary: scene, share: 0.2 }),
  perform: (world, testCase) =>
    onStage(world, async () => {
      const after = await playViolation(world, testCase);
      if (after === undefined) return undefined;
      const { app, bystander } = after;
      const expected = [...testCase.tools].sort();
      for (const [whose, session] of [
        ["its session", app],
        ["another session", bystander],
      ] as const) {
        const actual = await listedNames(world, session);
        if (JSON.stringify(actual) !== JSON.stringify(expected)) {
          const message = `a violation changed what ${whose} lists`;
          return { code: "applied", clause: "WIRE-05", message, expected, actual };
        }
      }
      const sessions = await liveSessions(world);
      const seen = [app, bystander].map(({ sessionId }) => {
        const entry = sessions.find((session) => session.sessionId === sessionId);
        return entry === undefined ? "ended" : { alias: entry.alias, state: entry.state };
      });
      const states = [
        { alias: app.alias, state: "suspended" },
        { alias: bystander.alias, state: "active" },
      ];
      if (JSON.stringify(seen) !== JSON.stringify(states)) {
        const message = "after a violation its session, or another one, is not in the state it must be in";
        return { code: "wrong-state", clause: "WIRE-05", message, expected: states, actual: seen };
      }
      return judgeAdmission(await app.tryResume(), "WIRE-05", "a resume after a violation");
    }),
});
