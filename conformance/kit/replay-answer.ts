/** What `replay` says of how it ended. */
import type { FailureBundle } from "../../generated/wire.js";
import { exitCodes } from "../engine/exit-code.js";
import type { ReplayEnd } from "../engine/replay.js";
import { identity } from "../engine/run-check.js";
import { failureLines } from "../report/failure-lines.js";
import type { FailureOptions } from "../report/failure-lines.js";
import type { DaemonCheck } from "../suites/daemon-check.js";

/** What is answered, why, and the exit code that goes with it. */
export type Answer = {
  readonly word: "FIXED" | "FAILED" | "CANNOT";
  readonly why: string;
  readonly code: number;
};

/** What was seen of a failure, as a run shows it. */
export function failedLines(
  check: DaemonCheck,
  bundle: FailureBundle,
  end: ReplayEnd,
  rerun: string,
  options: FailureOptions,
): string[] {
  if (end.answer !== "failed") return [];
  const { failure, transcript, stderr } = end.evidence;
  const { vector, after } = bundle;
  const result = {
    ...identity(check),
    verdict: failure.kind,
    runs: end.attempt,
    durationMs: 0,
    failure: {
      ...failure.finding,
      counterexample: {
        case: bundle.case,
        ...(vector === undefined ? {} : { vector }),
        ...(after.length === 0 ? {} : { after }),
      },
      alsoFailing: [],
      transcript,
      stderr,
      replay: rerun,
      confirmed: { seen: 1, of: end.attempt },
      shrinks: 0,
    },
  };
  return failureLines(result, { at: 1, of: 1 }, options);
}

export function answerOf(end: ReplayEnd, { failure, verdict }: FailureBundle): Answer {
  switch (end.answer) {
    case "fixed": {
      const sometimes = verdict === "flaky" ? "; it failed only sometimes" : "";
      const why = `the case passes (${end.of} of ${end.of} times${sometimes})`;
      return { word: "FIXED", why, code: exitCodes.conforming };
    }
    case "failed": {
      const { code, clause } = end.evidence.failure.finding;
      const which = (aCode: string, aClause: string): string =>
        code === failure.code ? `${aCode} of ${aClause}` : aCode;
      const why = end.isAsRecorded
        ? `as recorded: ${code}`
        : `otherwise than recorded: ${which(code, clause)}, not ${which(failure.code, failure.clause)}`;
      return { word: "FAILED", why, code: exitCodes.notConforming };
    }
    case "cannot":
      return cannot(end.reason);
    case "kit-bug": {
      const why = `a bug of the kit, please report it: ${end.error.stack ?? end.error.message}`;
      return { word: "CANNOT", why, code: exitCodes.kitBug };
    }
  }
}

/** The case says nothing of the target. */
export function cannot(why: string): Answer {
  return { word: "CANNOT", why, code: exitCodes.nothingExecuted };
}
