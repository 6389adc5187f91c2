/** With which codes and reasons a daemon closes an app's socket: the rows of WIRE-05 that can be provoked. */

/** A code, and the reason where it is laid down. */
export type AllowedClose = { readonly code: number; readonly reason?: string };

const policy = (...reasons: readonly string[]): readonly AllowedClose[] =>
  reasons.map((reason) => ({ code: 1008, reason }));

const rows = {
  "binary frame": [{ code: 1003, reason: "binary_frame_not_supported" }],
  "binary first frame": [
    { code: 1003, reason: "binary_frame_not_supported" },
    { code: 1008, reason: "expected_claim_or_resume" },
  ],
  "not JSON": policy("invalid_json"),
  "first frame not JSON": policy("invalid_json", "expected_claim_or_resume"),
  "not UTF-8": [{ code: 1007 }, { code: 1008, reason: "invalid_json" }],
  "first frame not UTF-8": [{ code: 1007 }, ...policy("invalid_json", "expected_claim_or_resume")],
  "no object": policy("invalid_json", "invalid_message"),
  "no claim first": policy("expected_claim_or_resume"),
  silence: policy("pre_claim_timeout"),
  "malformed claim": [{ code: 1008 }],
  "unknown type": policy("unknown_message_type"),
  "no type": policy("unknown_message_type", "invalid_message"),
  "type of the daemon": policy("unknown_message_type", "invalid_message"),
  "another session": policy("session_mismatch"),
  "no session": policy("session_mismatch", "invalid_message"),
  "wrong members": policy("invalid_message"),
  "malformed registry frame": policy("invalid_registry"),
  "unknown session": policy("unknown_session"),
  "expired link": policy("link_expired"),
  "wrong claim token": policy("invalid_token"),
  "fifth wrong claim token": policy("claim_attempts_exceeded"),
  "dead link": [{ code: 1008 }],
  "claimed already": policy("already_claimed", "unknown_session", "invalid_token"),
  "wrong resume token": policy("invalid_resume_token"),
  "resume of an ended session": policy("unknown_session", "invalid_resume_token"),
  "resume of a pending session": policy("unknown_session", "invalid_resume_token"),
  replaced: [{ code: 1000, reason: "session_replaced" }],
  "second claim": [{ code: 1008 }],
  revoked: [{ code: 1000, reason: "revoked" }],
  "too large": [{ code: 1009 }],
} as const satisfies Record<string, readonly AllowedClose[]>;

/** A row of the table, by what triggers it. */
export type CloseRow = keyof typeof rows;

/** The closes that are right where these rows apply: any of any row's. */
export function allowedCloses(applying: readonly CloseRow[]): readonly AllowedClose[] {
  return applying.flatMap((row): readonly AllowedClose[] => rows[row]);
}

/** Whether a close is one of the allowed ones. */
export function isAllowedClose(
  close: { readonly code: number; readonly reason: string },
  allowed: readonly AllowedClose[],
): boolean {
  return allowed.some(
    ({ code, reason }) => code === close.code && (reason === undefined || reason === close.reason),
  );
}
