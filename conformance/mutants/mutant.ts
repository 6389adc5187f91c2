/** A mutant: the reference implementation with one fault planted, and the check that must find it. */
import type { ClauseId, Profile } from "../../generated/clauses.js";
import type { FailureCode } from "../engine/failure-code.js";

/** One exact replacement in one source file of the reference. */
export type Patch = {
  /** Relative to `conformance/reference/`. */
  readonly file: string;
  /** Must occur exactly once in the file. */
  readonly find: string;
  readonly replace: string;
};

export type Mutant = {
  /** Permanent, kebab-case. */
  readonly id: string;
  /** The clause it breaks. */
  readonly clause: ClauseId;
  /** What it does, and why an implementer would. */
  readonly why: string;
  /** The profile it is run in; default `groups`. */
  readonly profile?: Profile;
  readonly patches: readonly Patch[];
  /** The check that must go red, and with which code; missing while a new mutant has not been looked at. */
  readonly killedBy?: { readonly check: string; readonly code: FailureCode };
  /** Further checks that the fault may rightly turn red; {@link anyCheck} where every check relies on what it breaks. */
  readonly also?: readonly string[];
  /** `false`: no check found it when it was written. */
  readonly atFirstSight?: boolean;
  /** `true`: akin to others of its clause, and run with `--all` only. */
  readonly extended?: boolean;
  /** `true`: written from the document alone, by someone who had not read the checks. */
  readonly blind?: boolean;
};

/** In `also`: any check may go red, such as where a listing is old that every check reads. */
export const anyCheck = "*";
