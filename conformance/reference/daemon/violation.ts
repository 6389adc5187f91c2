/** Why the daemon closes an app's socket (WIRE-05). Code that judges a frame throws one; the socket closes with it. */

const POLICY_VIOLATION = 1008;
const UNSUPPORTED_DATA = 1003;

/** The reasons that go with close code 1008. */
export type PolicyReason =
  | "expected_claim_or_resume"
  | "pre_claim_timeout"
  | "invalid_json"
  | "invalid_message"
  | "invalid_registry"
  | "unknown_message_type"
  | "session_mismatch"
  | "unknown_session"
  | "link_expired"
  | "invalid_token"
  | "claim_attempts_exceeded"
  | "already_claimed"
  | "invalid_resume_token";

/** A frame, or a silence, that ends its socket. */
export class Violation extends Error {
  override readonly name = "Violation";

  private constructor(
    readonly code: number,
    readonly reason: string,
  ) {
    super(`${code} ${reason}`);
  }

  static policy(reason: PolicyReason): Violation {
    return new Violation(POLICY_VIOLATION, reason);
  }

  static binaryFrame(): Violation {
    return new Violation(UNSUPPORTED_DATA, "binary_frame_not_supported");
  }
}
