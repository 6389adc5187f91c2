/** The step of a conversation with a target in which something went wrong. */
export type PeerStep = "connect" | "call" | "reply" | "dial" | "tls" | "claim" | "frame" | "close" | "event";

/**
 * How it went wrong: the target would not have us (`refused`), went away (`closed`), stayed silent
 * (`timeout`), or said something that the protocol does not know (`malformed`).
 */
export type PeerErrorKind = "refused" | "closed" | "timeout" | "malformed";

/** What a {@link PeerError} is made from. */
export interface PeerErrorDetails {
  readonly step: PeerStep;
  readonly kind: PeerErrorKind;
  readonly message: string;
  /** What the person who runs the kit might try next. */
  readonly hint?: string | undefined;
  readonly cause?: unknown;
}

/**
 * Trouble that the target caused. Everything else that is thrown (but {@link ClosedByKit}) is a bug of the
 * kit, so a verdict never has to guess whom to blame.
 */
export class PeerError extends Error {
  override readonly name = "PeerError";
  readonly step: PeerStep;
  readonly kind: PeerErrorKind;
  readonly hint: string | undefined;

  constructor(details: PeerErrorDetails) {
    super(details.message, details.cause === undefined ? undefined : { cause: details.cause });
    this.step = details.step;
    this.kind = details.kind;
    this.hint = details.hint;
  }
}
