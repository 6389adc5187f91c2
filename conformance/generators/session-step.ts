/** Steps of scenarios with several apps, as plain JSON (chapter 4, WIRE). */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { SessionStep } from "../spec/session-steps.js";

const session = fc.nat(3);

const step: Arbitrary<SessionStep> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant("link" as const), model: model() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("claim" as const),
      session,
      token: fc.constantFrom("right token" as const, "right token" as const, "wrong token" as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("resume" as const),
      session,
      token: fc.constantFrom("newest" as const, "newest" as const, "rotated" as const, "invented" as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("suspend" as const),
      session,
      by: fc.constantFrom("close" as const, "break" as const, "violation" as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("snapshot" as const),
      session,
      tools: fc.uniqueArray(fc.constantFrom("a", "b", "c"), { maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("call" as const), session }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("revoke" as const), session }) },
);

/** A scenario: a link that is claimed, so that something happens, then any steps. */
export function sessionSteps(maxLength: number): Arbitrary<readonly SessionStep[]> {
  const first = fc.record({ do: fc.constant("link" as const), model: model() });
  const second = fc.constant<SessionStep>({ do: "claim", session: 0, token: "right token" });
  const rest = fc.array(step, { maxLength, size: "max" });
  return fc.tuple(first, second, rest).map(([link, claim, steps]) => [link, claim, ...steps]);
}

function model(): Arbitrary<string | null> {
  return fc.constantFrom("Probe", "Probe 2", null);
}
