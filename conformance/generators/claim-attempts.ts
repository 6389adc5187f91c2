/** Claims of two links, most of them with a wrong token (WIRE-02). */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";

/** One claim: of which link, and how. A malformed one is no failed claim. */
export type ClaimAttempt = {
  readonly link: 0 | 1;
  readonly with: "wrong token" | "right token" | "no token";
};

/** Claims in the order in which they are made. */
export const claimAttempts: Arbitrary<readonly ClaimAttempt[]> = fc.oneof(
  fc.array(attempt(6), { minLength: 1, maxLength: 9 }),
  fc.array(attempt(20), { minLength: 6, maxLength: 14 }),
);

function attempt(wrong: number): Arbitrary<ClaimAttempt> {
  return fc.record({
    link: fc.constantFrom<0 | 1>(0, 0, 0, 1),
    with: fc.oneof(
      { weight: wrong, arbitrary: fc.constant("wrong token" as const) },
      { weight: 2, arbitrary: fc.constant("right token" as const) },
      { weight: 1, arbitrary: fc.constant("no token" as const) },
    ),
  });
}
