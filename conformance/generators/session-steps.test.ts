import fc from "fast-check";
import { expect, test } from "vitest";
import { afterStep, sessionSteps } from "./session-steps.js";
import type { AppState, SessionStep } from "./session-steps.js";

const samples = fc.sample(sessionSteps(7), { seed: 1, numRuns: 500 });

function subject(step: SessionStep): number | undefined {
  if ("suspend" in step) return step.suspend;
  if ("resume" in step) return step.resume;
  return "revoke" in step ? step.revoke : undefined;
}

test("each step is possible when its turn comes", () => {
  for (const steps of samples) {
    let states: readonly AppState[] = [];
    for (const step of steps) {
      const app = subject(step);
      if (app !== undefined) expect(states[app]).toMatch("resume" in step ? /suspended/ : /active|suspended/);
      states = afterStep(states, step);
    }
  }
});

test("histories end with no, one and several live sessions, suspended and revoked ones among them", () => {
  const ends = samples.map((steps) => steps.reduce<readonly AppState[]>(afterStep, []));
  const live = ends.map((states) => states.filter((state) => state !== "revoked").length);
  for (const count of [0, 1, 2]) expect(live.filter((seen) => seen === count).length).toBeGreaterThan(20);
  const withoutAny = ends.filter(
    (states) => states.length > 0 && !states.some((state) => state !== "revoked"),
  );
  expect(withoutAny.length).toBeGreaterThan(5);
  expect(ends.filter((states) => states.includes("suspended")).length).toBeGreaterThan(20);
});
