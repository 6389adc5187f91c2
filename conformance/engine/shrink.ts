/** From a failing generated case to a small one that fails alike. */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Check } from "./check.js";
import type { Driver, Instance, Opening } from "../targets/driver.js";
import { isFailure, isSameFailure, performCase } from "./perform.js";
import type { CaseFailure } from "./perform.js";

export type Shrunk = { readonly testCase: unknown; readonly shrinks: number };

export type ShrinkOptions = {
  readonly seed: number;
  readonly path: string;
  readonly attempts: number;
  readonly opening: Opening;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, of: number) => void;
};

/** Attempts at simplifying one failure: a count, not a time, so that the counterexample is the same on every machine. */
export const shrinkAttempts = 300;
/** Each attempt that hangs costs a whole time-out. */
export const shrinkAttemptsOnHang = 12;

/**
 * Walks fast-check's tree of simpler cases from the failing one on, keeping what fails in the same way.
 * A failure may leave the target in any state, so each one is followed by a reset, or by a new target when that fails.
 */
export async function shrink<World>(
  check: Check<World>,
  driver: Driver<World>,
  arbitrary: Arbitrary<unknown>,
  original: CaseFailure,
  options: ShrinkOptions,
): Promise<Shrunk | undefined> {
  let instance: Instance<World> | undefined;
  let smallest: Shrunk | undefined;
  let attempts = 0;
  let shrinks = -1;
  try {
    await fc.check(
      fc.asyncProperty(arbitrary, async (testCase) => {
        if (attempts >= options.attempts || options.signal.aborted) return;
        attempts += 1;
        options.onProgress(attempts, options.attempts);
        instance ??= await driver.open(options.opening);
        const result = await performCase(check, instance, testCase);
        if (result.kind === "pass" || result.kind === "not-judged") return;
        instance = await recovered(instance);
        if (!isFailure(result) || !isSameFailure(result, original)) return;
        shrinks += 1;
        smallest = { testCase, shrinks };
        throw new Error("still fails");
      }),
      { seed: options.seed, path: options.path, numRuns: 1 },
    );
  } finally {
    await instance?.close();
  }
  return smallest;
}

/** The instance made ready for the next attempt, or `undefined` when it is past that and has been put down. */
async function recovered<World>(instance: Instance<World>): Promise<Instance<World> | undefined> {
  if ((await instance.exitWithin(0)) === undefined) {
    try {
      await instance.reset();
      return instance;
    } catch {
      // What cannot be reset is replaced.
    }
  }
  await instance.close();
  return undefined;
}
