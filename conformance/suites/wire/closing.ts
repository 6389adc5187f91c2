/** Judging how a daemon closed an app's socket, or that it did not. */
import type { ClauseId } from "../../../generated/clauses.js";
import type { ClaimOutcome, CloseInfo } from "../../clients/app-client.js";
import type { Finding } from "../../engine/check.js";
import { allowedCloses, isAllowedClose } from "../../spec/closes.js";
import type { AllowedClose, CloseRow } from "../../spec/closes.js";

/** What is wrong with a close, when one of these rows of WIRE-05 had to bring it about. */
export function judgeClose(
  close: CloseInfo,
  rows: readonly CloseRow[],
  clause: ClauseId,
): Finding | undefined {
  const allowed = allowedCloses(rows);
  if (isAllowedClose(close, allowed)) return undefined;
  const message = `the socket was closed with ${shown(close)}`;
  return { code: "wrong-close", clause, message, expected: oneOf(allowed), actual: close };
}

/** What is wrong with the answer to a claim or a resume that had to be refused. */
export function judgeRefusal(
  outcome: ClaimOutcome,
  rows: readonly CloseRow[],
  clause: ClauseId,
  what: string,
): Finding | undefined {
  if (!outcome.ok) return judgeClose(outcome.closed, rows, clause);
  const expected = oneOf(allowedCloses(rows));
  return {
    code: "not-refused",
    clause,
    message: `${what} was acknowledged`,
    expected,
    actual: "session_ack",
  };
}

/** What is wrong when a claim or a resume that had to be acknowledged was not. */
export function judgeAdmission(outcome: ClaimOutcome, clause: ClauseId, what: string): Finding | undefined {
  if (outcome.ok) return undefined;
  const message = `${what} was closed with ${shown(outcome.closed)}`;
  return { code: "refused", clause, message, expected: "session_ack", actual: outcome.closed };
}

/** The socket stayed open although one of these rows applied. */
export function notClosed(rows: readonly CloseRow[], clause: ClauseId): Finding {
  return {
    code: "not-closed",
    clause,
    message: "the socket stayed open after a violation, and what followed had effect",
    expected: oneOf(allowedCloses(rows)),
    actual: "the socket is open",
  };
}

/** The socket was closed although nothing was wrong. */
export function closedWrongly({ code, reason }: CloseInfo, clause: ClauseId, over: string): Finding {
  return {
    code: "closed-socket",
    clause,
    message: `the socket was closed over ${over}`,
    expected: "the socket stays open",
    actual: { code, reason },
  };
}

function oneOf(allowed: readonly AllowedClose[]): unknown {
  return allowed.length === 1 ? allowed[0] : { oneOf: allowed };
}

function shown({ code, reason }: CloseInfo): string {
  return `${code} ${reason === "" ? "without a reason" : reason}`;
}
