/** One recorded case again: performed as it was stored, without the generator that made it. */
import type { Profile } from "../../generated/clauses.js";
import type { Driver, Instance } from "../targets/driver.js";
import { caseShape, misfitOf } from "./case-shape.js";
import type { Check } from "./check.js";
import { withoutDroppedWaits } from "./dropped-waits.js";
import { evidenceOf, isFailure, performCase } from "./perform.js";
import type { CaseResult, Evidence } from "./perform.js";
import { whyInapplicable } from "./plan.js";
import { openingOf } from "./run-check.js";

/** A failure as it was stored. */
export type RecordedFailure = {
  readonly testCase: unknown;
  /** The cases that come before it, oldest first. */
  readonly after: readonly unknown[];
  readonly code: string;
  readonly clause: string;
  /** It did not show every time, so a single pass says little. */
  readonly isFlaky: boolean;
};

/**
 * What comes of it. `cannot`: the case says nothing of the target, for a reason that is nobody's fault.
 * `kit-bug`: the check failed where it does not fail on the reference.
 */
export type ReplayEnd =
  | { readonly answer: "fixed"; readonly of: number }
  | {
      readonly answer: "failed";
      readonly evidence: Evidence;
      /** It failed at this attempt, counted from 1. */
      readonly attempt: number;
      readonly of: number;
      /** With the code and the clause that were recorded. */
      readonly isAsRecorded: boolean;
    }
  | { readonly answer: "cannot"; readonly reason: string }
  | { readonly answer: "kit-bug"; readonly error: Error };

/** A failure that was confirmed showed every time; the second attempt is for one that was confirmed by chance. */
const attempts = 2;
/** A failure that shows one time in three is missed one time in sixty. */
const attemptsIfFlaky = 10;

/**
 * Performs the recorded case, after those that come before it, on fresh instances of the target, until it fails or has
 * passed often enough.
 *
 * @param control a target that is known to be right: a case that fails there as well does not fit the check any more.
 *   Nothing where the target is that one itself.
 * @throws TargetUnusable when the target cannot be started
 */
export async function replay<World>(
  check: Check<World>,
  driver: Driver<World>,
  control: Driver<World> | undefined,
  profile: Profile,
  recorded: RecordedFailure,
): Promise<ReplayEnd> {
  const missing = whyInapplicable(check, driver.missing);
  if (missing !== undefined) return { answer: "cannot", reason: missing };
  const shape = caseShape(check.cases(profile));
  for (const testCase of [...recorded.after, recorded.testCase]) {
    const misfit = misfitOf(shape, testCase);
    if (misfit !== undefined) return noLongerFits(misfit);
  }
  const of = recorded.isFlaky ? attemptsIfFlaky : attempts;
  for (let attempt = 1; attempt <= of; attempt += 1) {
    const { result, evidence } = await performOn(driver, check, recorded);
    if (result.kind === "pass") continue;
    if (result.kind === "not-judged") return { answer: "cannot", reason: result.reason };
    const unfair = control === undefined ? undefined : await whyUnfair(control, check, recorded);
    if (unfair !== undefined) return noLongerFits(unfair);
    if (evidence !== undefined) {
      const { code, clause } = evidence.failure.finding;
      const isAsRecorded = code === recorded.code && clause === recorded.clause;
      return { answer: "failed", evidence, attempt, of, isAsRecorded };
    }
    if (result.kind !== "kit-bug") throw new Error("a failure without evidence");
    if (control === undefined) return noLongerFits(cannotRead(result.error));
    return { answer: "kit-bug", error: result.error };
  }
  return { answer: "fixed", of };
}

function noLongerFits(why: string): ReplayEnd {
  return { answer: "cannot", reason: `the recorded case does not fit the check as this kit has it: ${why}` };
}

function cannotRead(error: Error): string {
  return `the check cannot perform it (${error.name}: ${error.message})`;
}

/** Why the case is none to judge a target by, which its failing on the reference shows. */
async function whyUnfair<World>(
  control: Driver<World>,
  check: Check<World>,
  recorded: RecordedFailure,
): Promise<string | undefined> {
  const { result } = await performOn(control, check, recorded);
  if (result.kind === "pass") return undefined;
  if (result.kind === "kit-bug") return cannotRead(result.error);
  if (result.kind === "not-judged") return result.reason;
  return `the reference fails it too (${result.finding.code}: ${result.finding.message})`;
}

async function performOn<World>(
  driver: Driver<World>,
  check: Check<World>,
  recorded: RecordedFailure,
): Promise<{ readonly result: CaseResult; readonly evidence: Evidence | undefined }> {
  const instance = await driver.open(openingOf(check));
  try {
    const result = await withoutDroppedWaits(() => performSequence(check, instance, recorded));
    return { result, evidence: isFailure(result) ? evidenceOf(instance, result) : undefined };
  } finally {
    await instance.close();
  }
}

/** The end of the recorded case. How those before it end does not matter, unless the check can make nothing of one. */
async function performSequence<World>(
  check: Check<World>,
  instance: Instance<World>,
  { after, testCase }: RecordedFailure,
): Promise<CaseResult> {
  for (const earlier of after) {
    const result = await performCase(check, instance, earlier);
    if (result.kind === "kit-bug") return result;
  }
  instance.clearTranscript();
  return performCase(check, instance, testCase);
}
