/** The codes of failures. A code says what kind of thing went wrong; expectations and mutants name it. */

/** Every code, with what it means. Codes are permanent. */
export const failureCodes = {
  "wrong-shape": "a member is missing or of the wrong type",
  "wrong-tools": "the listing holds other tools than it must",
  "wrong-order": "the right things in the wrong order",
  "wrong-total": "a count is wrong",
  "wrong-groups": "the summary of groups is wrong",
  "wrong-entry": "an entry differs from the descriptor that was sent",
  "wrong-error": "refused, but with another error than the clause names",
  "wrong-close": "closed, but with another code or reason than the clause names",
  "wrong-state": "a session is in another state than it must be",
  "not-refused": "accepted what must be refused",
  "not-closed": "the socket stayed open after a violation",
  refused: "refused what is valid",
  "closed-socket": "closed a socket that it must keep open",
  "not-applied": "a change had no effect",
  applied: "a change had an effect that it must not have",
  unstable: "two equal requests got different answers",
  leaked: "something of one session, or of one connection, reached another",
  "not-announced": "an event that the clause promises did not come",
  "malformed-reply": "the reply is no well-formed JSON-RPC reply",
  "no-reply": "no reply within the time allowed",
  "closed-connection": "the connection ended in the middle of a conversation",
  "target-exited": "the target's process ended",
  "refused-connection": "the target refused a connection that it must take",
  "wrong-alias": "a session has another alias than it must have",
  "wrong-call": "a call or a cancellation reached the app altered, more than once, or not at all",
  "wrong-answer": "a call ended otherwise than its app answered it",
  "wrong-link": "a link disagrees with what the target says of it elsewhere",
  "unexpected-reply": "a line came where none may, or more of them than there were requests",
} as const;

export type FailureCode = keyof typeof failureCodes;
