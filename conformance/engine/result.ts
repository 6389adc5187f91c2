/** The result of a check and the report of a run: the shapes of the JSON report (schema/report.schema.json). */
import type { ClauseId, Level, Profile } from "../../generated/clauses.js";
import type { TranscriptEntry } from "../clients/transcript.js";
import type { CheckKind } from "./check.js";
import type { Expectation } from "./expectation.js";
import type { ExpectationProblem } from "./expectation-problem.js";
import type { FailureCode } from "./failure-code.js";
import type { Scope, Shard } from "./scope.js";
import type { Verdict } from "./verdict.js";

/** Everything about one failure: what, where, by which smallest input, and how to see it again. */
export type Failure = {
  readonly code: FailureCode | "kit-bug";
  readonly clause: ClauseId;
  readonly message: string;
  readonly expected: unknown;
  readonly actual: unknown;
  /** The case that fails, as JSON; `after` are the cases that must come before it, if any. */
  readonly counterexample: {
    readonly case: unknown;
    readonly vector?: string;
    readonly after?: readonly unknown[];
  };
  /** Further vectors of the check that fail. */
  readonly alsoFailing: readonly string[];
  readonly transcript: readonly TranscriptEntry[];
  /** The end of the target's standard error. */
  readonly stderr: string;
  /** The command that runs just this check again. */
  readonly replay: string;
  readonly confirmed: { readonly seen: number; readonly of: number };
  /** How many simplifications led from the first failing case to this one. */
  readonly shrinks: number;
  /** The file that holds the failing case, for `replay`; where one was written. */
  readonly bundle?: string;
};

export type CheckResult = {
  readonly id: string;
  readonly suite: string;
  readonly title: string;
  readonly clauses: readonly ClauseId[];
  readonly level: Level;
  readonly kind: CheckKind;
  readonly verdict: Verdict;
  /** Cases performed. */
  readonly runs: number;
  readonly durationMs: number;
  /** Why a check was not judged. */
  readonly reason?: string;
  readonly failure?: Failure;
  /** It fails as is expected, and so does not make the run red: why, and where that is tracked. */
  readonly expected?: Pick<Expectation, "reason" | "link" | "expires">;
};

/** What became of the expectations of a run. */
export type ExpectationsReport = {
  /** The file they come from. */
  readonly file?: string;
  readonly entries: readonly Expectation[];
  /** Checks that failed as is expected. */
  readonly expected: number;
  /** Entries that do not hold; each makes the run red. */
  readonly problems: readonly ExpectationProblem[];
};

/** A MUST that no executed check speaks for, and why. `gap`: no check of the kit can. */
export type UncheckedMust = { readonly clause: ClauseId; readonly reason: string; readonly gap?: true };

export type Report = {
  readonly schema: "appduct-conformance-report/1";
  readonly kit: { readonly name: string; readonly version: string };
  readonly specification: { readonly version: string };
  readonly target: { readonly kind: string; readonly name: string; readonly version?: string };
  readonly profile: Profile;
  readonly seed: number;
  /** Cases per property, before a check's own scale. */
  readonly runs: number;
  /** What was asked for, by `--runs`: a slow target gets fewer. */
  readonly requestedRuns: number;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly durationMs: number;
  readonly summary: Readonly<Record<Verdict, number>>;
  readonly musts: {
    readonly checked: number;
    readonly of: number;
    readonly unchecked: readonly UncheckedMust[];
  };
  /** The part of the checks that was run, where they were shared out. */
  readonly shard?: Shard;
  readonly scope: Scope;
  readonly exitCode: number;
  /** Where failures were expected. */
  readonly expectations?: ExpectationsReport;
  readonly checks: readonly CheckResult[];
  readonly notes: readonly string[];
};
