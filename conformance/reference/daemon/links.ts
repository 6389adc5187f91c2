/** Links: the invitations that `link.create` hands out, until one is claimed, runs out, or is guessed at too often. */
import { after } from "./timers.js";
import { isSameToken, makeToken, tokenText } from "./tokens.js";
import { Violation } from "./violation.js";

const MAX_FAILED_CLAIMS = 5;

// A late claim is told that its link has expired. So many dead links are remembered for that, and no more.
const REMEMBERED_DEAD_LINKS = 1000;

/** An invitation to claim one session. */
export type Link = {
  readonly sessionId: string;
  readonly token: Uint8Array;
  /** Unix time in milliseconds. */
  readonly expiresAt: number;
};

type Pending = Link & {
  failedClaims: number;
  isExpired: boolean;
  readonly stopTimer: () => void;
};

export class Links {
  readonly #pending = new Map<string, Pending>();
  readonly #onExpired: (link: Link) => void;

  /** @param onExpired - told of each link that ran out unclaimed */
  constructor(onExpired: (link: Link) => void) {
    this.#onExpired = onExpired;
  }

  create(sessionId: string, ttlSeconds: number, now = Date.now()): Link {
    const link: Pending = {
      sessionId,
      token: makeToken(),
      expiresAt: now + ttlSeconds * 1000,
      failedClaims: 0,
      isExpired: false,
      stopTimer: after(ttlSeconds * 1000, () => {
        this.#expire(link);
      }),
    };
    this.#pending.set(sessionId, link);
    return link;
  }

  /**
   * Uses the link of a session up, if the token is right.
   *
   * @throws Violation with the reason for which the claim fails
   */
  claim(sessionId: string, token: string): void {
    const link = this.#pending.get(sessionId);
    if (link === undefined) throw Violation.policy("unknown_session");
    if (link.isExpired) throw Violation.policy("link_expired");
    if (link.failedClaims >= MAX_FAILED_CLAIMS) throw Violation.policy("claim_attempts_exceeded");
    if (!isSameToken(token, tokenText(link.token))) throw Violation.policy(this.#countFailure(link));
    link.stopTimer();
    this.#pending.delete(sessionId);
  }

  close(): void {
    for (const link of this.#pending.values()) link.stopTimer();
    this.#pending.clear();
  }

  #countFailure(link: Pending): "invalid_token" | "claim_attempts_exceeded" {
    link.failedClaims += 1;
    if (link.failedClaims < MAX_FAILED_CLAIMS) return "invalid_token";
    link.stopTimer();
    this.#forgetOldest();
    return "claim_attempts_exceeded";
  }

  #expire(link: Pending): void {
    link.isExpired = true;
    this.#forgetOldest();
    this.#onExpired(link);
  }

  #forgetOldest(): void {
    const dead = [...this.#pending.values()].filter(isDead);
    const surplus = dead.slice(0, Math.max(0, dead.length - REMEMBERED_DEAD_LINKS));
    for (const { sessionId } of surplus) this.#pending.delete(sessionId);
  }
}

function isDead(link: Pending): boolean {
  return link.isExpired || link.failedClaims >= MAX_FAILED_CLAIMS;
}
