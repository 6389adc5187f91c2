/** The exit codes of the kit, which are also in the report. */
import type { ExpectationProblem } from "./expectation-problem.js";
import { breaksGate } from "./gate.js";
import type { CheckResult } from "./result.js";
import { isJudged } from "./verdict.js";

export const exitCodes = {
  conforming: 0,
  notConforming: 1,
  usage: 2,
  targetUnusable: 3,
  kitBug: 4,
  nothingExecuted: 5,
  interrupted: 130,
} as const;

/**
 * The exit code that the results of a run deserve. A bug of the kit outranks the rest: its other verdicts may be
 * wrong too. An expected failure counts as none; an expectation that does not hold counts as one. A run that did not come to its end is never green.
 *
 * @param notRun how many planned checks were not run
 */
export function exitCodeOf(
  results: readonly CheckResult[],
  notRun: number,
  problems: readonly ExpectationProblem[] = [],
): number {
  if (results.some(({ verdict }) => verdict === "kit-bug")) return exitCodes.kitBug;
  if (results.some(breaksGate) || problems.length > 0) return exitCodes.notConforming;
  if (notRun > 0) return exitCodes.nothingExecuted;
  return results.some(({ verdict }) => isJudged(verdict)) ? exitCodes.conforming : exitCodes.nothingExecuted;
}
