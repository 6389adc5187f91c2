/** A failure that is known and waits to be fixed: which it is, why it is there, and until when. */
import type { ClauseId } from "../../generated/clauses.js";
import type { FailureCode } from "./failure-code.js";

/** A check by its id, or every check that fails by a clause. */
export type ExpectationSubject =
  { readonly check: string; readonly clause?: never } | { readonly clause: ClauseId; readonly check?: never };

/** How it fails: the code, or how the message begins. */
export type ExpectedFailure =
  | { readonly code: FailureCode; readonly message?: never }
  | { readonly message: string; readonly code?: never };

/** One entry of an expectations file (schema/expectation.schema.json, docs/EXPECTATIONS.md). */
export type Expectation = ExpectationSubject &
  ExpectedFailure & {
    /** Why the target fails; one that begins with `TODO` is not written yet. */
    readonly reason: string;
    /** Where the fix is tracked. */
    readonly link: string;
    /** The last day on which the failure is expected, `YYYY-MM-DD` in UTC. */
    readonly expires?: string;
    /** Where it stands in its file, counted from 1. */
    readonly line?: number;
  };

/** What a run may fail by. */
export type Expectations = {
  /** The file they come from, for whoever has to edit it. */
  readonly file?: string;
  readonly entries: readonly Expectation[];
  /** The day, `YYYY-MM-DD`; default the day in UTC on which the run begins. */
  readonly today?: string;
};

/** What stands for a reason or a link that a person has still to write. */
export const placeholder = "TODO";

/** Whether somebody has still to write why the failure is there, or where it is tracked. */
export function isUnexplained({ reason, link }: Expectation): boolean {
  return reason.startsWith(placeholder) || link.startsWith(placeholder);
}

/** Whether the entry's last day is over. */
export function hasExpired({ expires }: Expectation, today: string): boolean {
  return expires !== undefined && expires < today;
}
