/** One check from its first case to its verdict: search, confirm on a fresh target, shrink, show. */
import type { Profile } from "../../generated/clauses.js";
import type { Check } from "./check.js";
import { confirm, performAfter } from "./confirm.js";
import type { Confirmation } from "./confirm.js";
import type { Driver, Instance, Opening } from "../targets/driver.js";
import { TargetUnusable } from "../targets/target-unusable.js";
import type { Emit } from "./events.js";
import { PeerError } from "../clients/peer-error.js";
import { breakdown, evidenceOf, isSameFailure } from "./perform.js";
import type { CaseFailure, Evidence } from "./perform.js";
import type { CheckResult, Failure } from "./result.js";
import { reduce } from "./reduce.js";
import { search } from "./search.js";
import type { FoundFailure, SearchResult } from "./search.js";
import { seedOfCheck } from "./seed.js";
import { shrink, shrinkAttemptsOnHang } from "./shrink.js";
import type { Shrunk } from "./shrink.js";
import type { Verdict } from "./verdict.js";

export type CheckOptions<World> = {
  readonly profile: Profile;
  /** The seed of the run; the check's own is derived from it. */
  readonly seed: number;
  readonly runs: number;
  /** The share of a check's cases that is performed; 1 is all. */
  readonly sampleOf: (check: { readonly id: string; readonly suite: string }) => number;
  /** A target that is known to be right, by which a simplified case is judged to be a fair one. */
  readonly control: Driver<World> | undefined;
  /** Attempts at simplifying a failing case, by each of the two ways there are. */
  readonly shrinkAttempts: number;
  readonly signal: AbortSignal;
  readonly emit: Emit;
  /** Milliseconds, from any fixed point. */
  readonly now: () => number;
  /** The command that runs just this check again. */
  readonly replayCommand: (checkId: string) => string;
};

/** The result, or nothing when the run was interrupted before there was one. `dirty`: the instance is not fit for another check. */
export type CheckEnd = { readonly result: CheckResult | undefined; readonly dirty: boolean };

/** Runs the check, beginning on `instance`. A failure is followed up on instances of its own. */
export async function runCheck<World>(
  check: Check<World>,
  instance: Instance<World>,
  driver: Driver<World>,
  options: CheckOptions<World>,
): Promise<CheckEnd> {
  const startedAt = options.now();
  const seed = seedOfCheck(options.seed, check.id);
  const onProgress = progress(check, options, "search");
  const searched = await search(check, instance, {
    ...options,
    seed,
    sample: options.sampleOf(check),
    onProgress,
  });
  const finish = (verdict: Verdict, more: Partial<CheckResult>): CheckResult => ({
    ...identity(check),
    verdict,
    runs: searched.runs,
    durationMs: Math.round(options.now() - startedAt),
    ...more,
  });
  switch (searched.kind) {
    case "nothing-found": {
      const aftermath = await resetAfter(check, instance, options);
      if (aftermath === undefined) return { result: finish("pass", {}), dirty: false };
      return { result: finish(...aftermath), dirty: true };
    }
    case "interrupted":
      return { result: undefined, dirty: true };
    case "stopped":
      return {
        result: finish(...whyStopped(check, searched, options)),
        dirty: searched.by.kind === "kit-bug" || (await resetAfter(check, instance, options)) !== undefined,
      };
    case "found": {
      const [verdict, failure] = await followUp(check, driver, searched.found, seed, options);
      return { result: finish(verdict, { failure }), dirty: true };
    }
  }
}

/** What the report says of a check whatever its verdict. */
export function identity<World>(
  check: Check<World>,
): Pick<CheckResult, "id" | "suite" | "title" | "clauses" | "level" | "kind"> {
  const { id, suite, title, clauses, level, kind } = check;
  return { id, suite, title, clauses, level, kind };
}

/** A failure of the kit's own, never the target's. */
export function kitBug<World>(check: Check<World>, error: Error, testCase: unknown, replay: string): Failure {
  return {
    code: "kit-bug",
    clause: check.clauses[0],
    message: `the kit itself failed: ${error.message}. Please report it with this report`,
    expected: null,
    actual: error.stack ?? error.message,
    counterexample: { case: testCase },
    alsoFailing: [],
    transcript: [],
    stderr: "",
    replay,
    confirmed: { seen: 1, of: 1 },
    shrinks: 0,
  };
}

/** A target that cannot be reset after a check that passed was broken by it: that is no pass. */
async function resetAfter<World>(
  check: Check<World>,
  instance: Instance<World>,
  options: CheckOptions<World>,
): Promise<[Verdict, Partial<CheckResult>] | undefined> {
  try {
    await instance.reset();
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof PeerError)) throw thrown;
    const failure = await breakdown(check.clauses[0], instance, thrown);
    const message = `every case passed, but afterwards ${failure.finding.message}`;
    const found = { testCase: null, alsoFailing: [] };
    return [
      verdictOf(check, failure),
      { failure: { ...shown(check, evidenceOf(instance, failure), found, options), message } },
    ];
  }
}

function whyStopped<World>(
  check: Check<World>,
  stopped: Extract<SearchResult, { kind: "stopped" }>,
  options: CheckOptions<World>,
): [Verdict, Partial<CheckResult>] {
  if (stopped.by.kind === "not-judged") return [stopped.by.verdict, { reason: stopped.by.reason }];
  const failure = kitBug(check, stopped.by.error, stopped.testCase, options.replayCommand(check.id));
  return ["kit-bug", { failure }];
}

async function followUp<World>(
  check: Check<World>,
  driver: Driver<World>,
  found: FoundFailure,
  seed: number,
  options: CheckOptions<World>,
): Promise<[Verdict, Failure]> {
  const { failure } = found.evidence;
  progress(check, options, "confirm")(0, 1);
  const confirmation = await confirm(check, driver, found, openingOf(check));
  if (confirmation.kind === "flaky") {
    const { seen, of } = confirmation;
    const message = `${failure.finding.message} (seen ${seen} of ${of} times)`;
    return [
      check.level === "SHOULD" ? "warn" : "flaky",
      { ...shown(check, found.evidence, found, options), message, confirmed: { seen, of } },
    ];
  }
  const { evidence, after, seen, of } = confirmation;
  const shrunk = await ifItStarts(() => smaller(check, driver, found, confirmation, seed, options));
  const last = await ifItStarts(() => seenAgain(check, driver, shrunk, failure));
  const { testCase, shrinks } = last === undefined ? { testCase: found.testCase, shrinks: 0 } : last.shrunk;
  const report = shown(check, last?.evidence ?? evidence, { ...found, testCase }, options);
  const counterexample = after.length === 0 ? report.counterexample : { ...report.counterexample, after };
  return [verdictOf(check, failure), { ...report, counterexample, confirmed: { seen, of }, shrinks }];
}

/** What comes of simplifying; nothing where a target for it does not start: the failure is confirmed all the same. */
async function ifItStarts<T>(simplify: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await simplify();
  } catch (thrown) {
    if (thrown instanceof TargetUnusable) return undefined;
    throw thrown;
  }
}

/** The simplified case on a fresh target; nothing when it was not simplified, or does not fail alike there. */
async function seenAgain<World>(
  check: Check<World>,
  driver: Driver<World>,
  shrunk: Shrunk | undefined,
  failure: CaseFailure,
): Promise<{ readonly shrunk: Shrunk; readonly evidence: Evidence } | undefined> {
  if (shrunk === undefined || shrunk.shrinks === 0) return undefined;
  const fresh = await driver.open(openingOf(check));
  try {
    const evidence = await performAfter(check, fresh, [], shrunk.testCase);
    return evidence !== undefined && isSameFailure(evidence.failure, failure)
      ? { shrunk, evidence }
      : undefined;
  } finally {
    await fresh.close();
  }
}

async function smaller<World>(
  check: Check<World>,
  driver: Driver<World>,
  found: FoundFailure,
  confirmation: Extract<Confirmation, { kind: "confirmed" }>,
  seed: number,
  options: CheckOptions<World>,
): Promise<Shrunk | undefined> {
  const cases = check.cases(options.profile);
  if (cases.from === "vectors" || found.path === undefined || confirmation.after.length > 0) return undefined;
  const attempts = found.evidence.failure.kind === "hang" ? shrinkAttemptsOnHang : options.shrinkAttempts;
  const onProgress = progress(check, options, "shrink");
  const settings = {
    seed,
    path: found.path,
    attempts,
    opening: openingOf(check),
    signal: options.signal,
    onProgress,
  };
  const { failure } = found.evidence;
  const shrunk = await shrink(check, driver, cases.arbitrary, failure, settings);
  const { control } = options;
  if (control === undefined || failure.kind === "hang") return shrunk;
  const from = shrunk ?? { testCase: found.testCase, shrinks: 0 };
  return reduce(check, driver, control, from, failure, settings);
}

function shown<World>(
  check: Check<World>,
  { failure, transcript, stderr }: Evidence,
  found: Pick<FoundFailure, "testCase" | "vector" | "alsoFailing">,
  options: CheckOptions<World>,
): Failure {
  const { vector, testCase } = found;
  return {
    ...failure.finding,
    counterexample: vector === undefined ? { case: testCase } : { case: testCase, vector },
    alsoFailing: found.alsoFailing,
    transcript,
    stderr,
    replay: options.replayCommand(check.id),
    confirmed: { seen: 1, of: 1 },
    shrinks: 0,
  };
}

function verdictOf<World>(check: Check<World>, failure: CaseFailure): Verdict {
  if (failure.kind !== "fail") return failure.kind;
  return check.level === "SHOULD" ? "warn" : "fail";
}

/** How an instance for the check is opened. */
export function openingOf<World>({ needs }: Check<World>): Opening {
  const { locale, config } = needs;
  return { ...(locale === undefined ? {} : { locale }), ...(config === undefined ? {} : { config }) };
}

function progress<World>(
  check: Check<World>,
  options: CheckOptions<World>,
  phase: "search" | "confirm" | "shrink",
) {
  return (done: number, of: number) => {
    options.emit({ type: "check-progress", id: check.id, phase, done, of });
  };
}
