/** Whether a failure comes back on a fresh target, and with how little history. */
import type { Check } from "./check.js";
import type { Driver, Instance, Opening } from "../targets/driver.js";
import { evidenceOf, isFailure, isSameFailure, performCase } from "./perform.js";
import type { Evidence } from "./perform.js";
import type { FoundFailure } from "./search.js";

/** `confirmed`: it came back; `after` are the cases that must be performed first. `flaky`: it did only sometimes, or never again. */
export type Confirmation =
  | {
      readonly kind: "confirmed";
      readonly evidence: Evidence;
      readonly after: readonly unknown[];
      readonly seen: number;
      readonly of: number;
    }
  | { readonly kind: "flaky"; readonly seen: number; readonly of: number };

/** Tries on a fresh target before a failure is called flaky; one that shows one time in three is then missed one time in eight. */
const tries = 5;

/** Opens fresh instances and performs the failing case on them, first alone, then after more and more of what went before it. */
export async function confirm<World>(
  check: Check<World>,
  driver: Driver<World>,
  found: FoundFailure,
  opening: Opening,
): Promise<Confirmation> {
  const attempt = async (after: readonly unknown[]): Promise<Evidence | undefined> => {
    const instance = await driver.open(opening);
    try {
      const evidence = await performAfter(check, instance, after, found.testCase);
      return evidence !== undefined && isSameFailure(evidence.failure, found.evidence.failure)
        ? evidence
        : undefined;
    } finally {
      await instance.close();
    }
  };

  const first = await attempt([]);
  if (first !== undefined) {
    return { kind: "confirmed", evidence: first, after: [], seen: 2, of: 2 };
  }
  // The search saw it first; the attempt above did not.
  let tried = 2;
  for (let length = 1; length < 2 * found.history.length; length *= 2) {
    const after = found.history.slice(-length);
    const evidence = await attempt(after);
    tried += 1;
    if (evidence !== undefined) {
      return { kind: "confirmed", evidence, after, seen: 2, of: 2 };
    }
  }
  let seen = 1;
  for (let count = 1; count < tries; count += 1) {
    tried += 1;
    if ((await attempt([])) !== undefined) seen += 1;
  }
  return { kind: "flaky", seen, of: tried };
}

/** Performs the cases of `after`, then the case itself on a clean transcript, and answers how the latter failed. */
export async function performAfter<World>(
  check: Check<World>,
  instance: Instance<World>,
  after: readonly unknown[],
  testCase: unknown,
): Promise<Evidence | undefined> {
  for (const earlier of after) await performCase(check, instance, earlier);
  instance.clearTranscript();
  const result = await performCase(check, instance, testCase);
  return isFailure(result) ? evidenceOf(instance, result) : undefined;
}
