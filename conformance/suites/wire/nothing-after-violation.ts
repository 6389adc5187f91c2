import fc from "fast-check";
import { violation } from "../../generators/violation.js";
import { daemonCheck } from "../daemon-check.js";
import { listedNames, playViolation } from "./after-violation.js";
import type { Follower, ViolationScene } from "./after-violation.js";
import { onStage } from "./on-stage.js";

const follower = fc.constantFrom<Follower>("snapshot", "upsert", "remove", "event");

const scene: fc.Arbitrary<ViolationScene> = fc.record({
  tools: fc.constantFrom<readonly string[]>(["a"], ["a", "b"]),
  violation,
  followers: fc.array(follower, { minLength: 1, maxLength: 4 }),
});

/** WIRE-05: frames that were on their way when the daemon closed, whatever the violation before them. */
export const nothingAfterViolation = daemonCheck<ViolationScene>({
  id: "wire.nothing-after-violation",
  suite: "wire",
  title: "frames behind a violation have no effect",
  clauses: ["WIRE-05", "REG-05"],
  kind: "property",
  cases: () => ({ from: "generator", arbitrary: scene, share: 0.2 }),
  perform: (world, testCase) =>
    onStage(world, async () => {
      const after = await playViolation(world, testCase);
      if (after === undefined) return undefined;
      if (after.wasAnnounced) {
        const message = "an event that came behind a violation was announced";
        const actual = "an app_event";
        return { code: "applied", clause: "WIRE-05", message, expected: "no announcement", actual };
      }
      const expected = [...testCase.tools].sort();
      const actual = await listedNames(world, after.app);
      if (JSON.stringify(actual) === JSON.stringify(expected)) return undefined;
      const message = "a registry frame that came behind a violation was applied";
      return { code: "applied", clause: "WIRE-05", message, expected, actual };
    }),
});
