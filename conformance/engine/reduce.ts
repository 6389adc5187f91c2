/** From a failing case to a smaller one that fails alike, by leaving out what does not matter to the failure. */
import type { Driver, Instance, Opening } from "../targets/driver.js";
import type { Check } from "./check.js";
import { isFailure, isSameFailure, performCase } from "./perform.js";
import type { CaseFailure } from "./perform.js";
import { reductionKinds, reductions } from "./reductions.js";
import type { ReductionKind } from "./reductions.js";
import type { Shrunk } from "./shrink.js";

export type ReduceOptions = {
  /** Cases that are tried at most. */
  readonly attempts: number;
  readonly opening: Opening;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, of: number) => void;
};

/**
 * Takes the first simpler variant that fails alike, and goes on from there.
 *
 * @param control a target that is known to be right: a variant that fails there as well is no fair case
 */
export async function reduce<World>(
  check: Check<World>,
  driver: Driver<World>,
  control: Driver<World>,
  from: Shrunk,
  original: CaseFailure,
  options: ReduceOptions,
): Promise<Shrunk> {
  const target = new Bench(check, driver, options.opening);
  const reference = new Bench(check, control, options.opening);
  let smallest = from;
  let attempts = 0;
  const isFairAndFails = async (testCase: unknown): Promise<boolean> => {
    attempts += 1;
    options.onProgress(attempts, options.attempts);
    const failure = await target.failureOf(testCase);
    if (failure === undefined || failure === "no case" || !isSameFailure(failure, original)) return false;
    return (await reference.failureOf(testCase)) === undefined;
  };
  const next = async (kind: ReductionKind): Promise<Shrunk | undefined> => {
    for (const testCase of reductions(smallest.testCase, kind)) {
      if (attempts >= options.attempts || options.signal.aborted) return undefined;
      if (await isFairAndFails(testCase)) return { testCase, shrinks: smallest.shrinks + 1 };
    }
    return undefined;
  };
  try {
    for (let before: Shrunk | undefined; before !== smallest;) {
      before = smallest;
      for (const kind of reductionKinds) {
        for (let smaller = await next(kind); smaller !== undefined; smaller = await next(kind))
          smallest = smaller;
      }
    }
  } finally {
    await target.close();
    await reference.close();
  }
  return smallest;
}

/** A target that cases are tried on one after the other; it is made ready again after each that did not pass. */
class Bench<World> {
  #instance: Instance<World> | undefined;

  constructor(
    private readonly check: Check<World>,
    private readonly driver: Driver<World>,
    private readonly opening: Opening,
  ) {}

  /** How the case fails, if it does; `no case` when the check can make nothing of it. */
  async failureOf(testCase: unknown): Promise<CaseFailure | "no case" | undefined> {
    this.#instance ??= await this.driver.open(this.opening);
    const result = await performCase(this.check, this.#instance, testCase);
    if (result.kind === "pass") return undefined;
    await this.#makeReady(this.#instance);
    return isFailure(result) ? result : "no case";
  }

  async close(): Promise<void> {
    await this.#instance?.close();
    this.#instance = undefined;
  }

  async #makeReady(instance: Instance<World>): Promise<void> {
    try {
      if ((await instance.exitWithin(0)) !== undefined) throw new Error("its process has ended");
      await instance.reset();
    } catch {
      await this.close();
    }
  }
}
