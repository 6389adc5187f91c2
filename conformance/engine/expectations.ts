/** Expected failures: which result is one, and which expectations do not hold. Pure: results and entries go in. */
import type { ClauseId } from "../../generated/clauses.js";
import type { ExpectationProblem } from "./expectation-problem.js";
import { hasExpired, isUnexplained } from "./expectation.js";
import type { Expectation } from "./expectation.js";
import type { CheckResult, Failure } from "./result.js";
import { isJudged } from "./verdict.js";

/** Notes in a result that its failure is expected, if it is. */
export function withExpected(
  result: CheckResult,
  entries: readonly Expectation[],
  today: string,
): CheckResult {
  const entry = entriesFor(result, entries).find(
    (candidate) => fits(candidate, result) && !hasExpired(candidate, today),
  );
  if (entry === undefined) return result;
  const { reason, link, expires } = entry;
  return { ...result, expected: { reason, link, ...(expires === undefined ? {} : { expires }) } };
}

/** What a run has seen, for judging the entries by it. */
export type Seen = {
  readonly results: readonly CheckResult[];
  /** Every check that there is for this kind of target and this profile, whether it was run or not. */
  readonly checks: readonly { readonly id: string; readonly clauses: readonly ClauseId[] }[];
  /** `YYYY-MM-DD` in UTC. */
  readonly today: string;
};

/**
 * What is wrong with the entries, in their order. Of an entry whose checks were not all run nothing is said, unless
 * those that were run decide it.
 */
export function expectationProblems(entries: readonly Expectation[], seen: Seen): ExpectationProblem[] {
  return entries.flatMap((entry) => {
    const found = troubleOf(entry, entries, seen);
    const unexplained = isUnexplained(entry)
      ? [
          {
            kind: "unexplained",
            message: `${nameOf(entry)} is listed without its reason and link: write them`,
          } as const,
        ]
      : [];
    return [...found, ...unexplained].map((trouble) => ({
      ...trouble,
      ...subjectOf(entry),
      ...placeOf(entry),
    }));
  });
}

type Trouble = Pick<ExpectationProblem, "kind" | "message">;

function troubleOf(entry: Expectation, entries: readonly Expectation[], seen: Seen): Trouble[] {
  const subjects = subjectsOf(entry, seen);
  if (subjects.length === 0) return [{ kind: "unmatched", message: `${nameOf(entry)}: ${noSubject(entry)}` }];
  const results = seen.results.filter(({ id }) => subjects.includes(id));
  if (hasExpired(entry, seen.today)) return results.length === 0 ? [] : [expired(entry, entries, results)];
  const failing = results.filter((result) => entriesFor(result, entries).includes(entry));
  const isMet = failing.some((result) => fits(entry, result));
  const changed = failing.filter((result) => {
    const candidates = entriesFor(result, entries);
    // Of several entries for a clause, the first one speaks for a failure that none of them names.
    return candidates[0] === entry && !candidates.some((candidate) => fits(candidate, result));
  });
  if (changed.length > 0) return changed.map((result) => changedFailure(entry, result));
  if (isMet || results.length < subjects.length || results.some(({ verdict }) => verdict === "kit-bug"))
    return [];
  return [notMet(entry, results)];
}

/** The entries that speak for a failing result: those of its check, else those of the clause that it breaks. */
function entriesFor({ id, verdict, failure }: CheckResult, entries: readonly Expectation[]): Expectation[] {
  if (failure === undefined || verdict === "kit-bug") return [];
  const own = entries.filter(({ check }) => check === id);
  return own.length > 0 ? own : entries.filter(({ clause }) => clause === failure.clause);
}

function fits({ code, message }: Expectation, { failure }: CheckResult): boolean {
  if (failure === undefined) return false;
  return code === undefined ? failure.message.startsWith(message) : failure.code === code;
}

function subjectsOf({ check, clause }: Expectation, { checks }: Seen): string[] {
  return checks
    .filter(({ id, clauses }) => (check === undefined ? clauses.includes(clause) : id === check))
    .map(({ id }) => id);
}

function noSubject({ check }: Expectation): string {
  return check === undefined
    ? "no check of this profile speaks for it, so the entry matches nothing; take it out"
    : "it is no check of this profile, so the entry matches nothing; take it out";
}

function changedFailure(entry: Expectation, { id, failure }: CheckResult): Trouble {
  const by = entry.check === undefined ? ` by ${entry.clause}` : "";
  return {
    kind: "changed-failure",
    message: `${id} fails${by} in another way than is expected: with ${toldOf(failure)}, not with ${howOf(entry)}`,
  };
}

function expired(
  entry: Expectation,
  entries: readonly Expectation[],
  results: readonly CheckResult[],
): Trouble {
  const isOver = !results.some((result) => entriesFor(result, entries).includes(entry));
  const then = isOver
    ? "nothing fails by it any more; take it out"
    : "fix the target, or give the entry another day";
  return {
    kind: "expired",
    message: `${nameOf(entry)} was expected to fail until ${entry.expires ?? ""}, which is over: ${then}`,
  };
}

/** Nothing failed as the entry says, and nothing in another way: it passes, or it could not be judged. */
function notMet(entry: Expectation, results: readonly CheckResult[]): Trouble {
  const unjudged = results.find(({ verdict }) => !isJudged(verdict));
  if (unjudged !== undefined && !results.some(({ verdict }) => isJudged(verdict))) {
    const why = unjudged.reason === undefined ? "" : `: ${unjudged.reason}`;
    return {
      kind: "unmatched",
      message: `${nameOf(entry)} was not judged (${unjudged.verdict}${why}), so the entry matches nothing; take it out`,
    };
  }
  const message =
    entry.check === undefined
      ? `no check fails by ${entry.clause} any more that has no entry of its own: take the entry out`
      : `${entry.check} passes: take the entry out`;
  return { kind: "unexpected-pass", message };
}

function toldOf(failure: Failure | undefined): string {
  return failure === undefined ? "nothing" : `${failure.code} ("${failure.message}")`;
}

function howOf({ code, message }: Expectation): string {
  return code ?? `a message that begins with "${message}"`;
}

function nameOf({ check, clause }: Expectation): string {
  return check ?? clause;
}

function subjectOf({ check, clause }: Expectation): Pick<ExpectationProblem, "check" | "clause"> {
  return check === undefined ? { clause } : { check };
}

function placeOf({ line }: Expectation): Pick<ExpectationProblem, "line"> {
  return line === undefined ? {} : { line };
}
