/** An expectation that does not hold. */
import type { ClauseId } from "../../generated/clauses.js";

export const expectationProblemKinds = [
  "unexpected-pass",
  "changed-failure",
  "unmatched",
  "expired",
  "unexplained",
] as const;

/**
 * What is wrong with an entry. `unexpected-pass`: nothing fails in this way any more. `changed-failure`: it fails in
 * another. `unmatched`: there is nothing that it could be about. `expired`: its last day is over. `unexplained`: its
 * reason or its link is still to be written.
 */
export type ExpectationProblemKind = (typeof expectationProblemKinds)[number];

export type ExpectationProblem = {
  readonly kind: ExpectationProblemKind;
  /** What the entry is about. */
  readonly check?: string;
  readonly clause?: ClauseId;
  /** Where the entry stands in its file, counted from 1. */
  readonly line?: number;
  /** What is wrong and what to do, for a person. */
  readonly message: string;
};
