/** One target serves few endpoints; the bound only keeps a mistake from growing without end. */
const MAX_SESSIONS = 64;

/**
 * TLS sessions by endpoint, so that the many reconnects of a run skip most of the handshake. Give one to the
 * dials of one target; without one, every dial makes a full handshake.
 */
export class TlsSessions {
  readonly #sessions = new Map<string, Buffer>();

  /** The newest session of `endpoint`. */
  get(endpoint: string): Buffer | undefined {
    return this.#sessions.get(endpoint);
  }

  /** Keeps a session that a server offered. */
  set(endpoint: string, session: Buffer): void {
    this.#sessions.delete(endpoint);
    this.#sessions.set(endpoint, session);
    if (this.#sessions.size <= MAX_SESSIONS) return;
    for (const oldest of this.#sessions.keys()) {
      this.#sessions.delete(oldest);
      return;
    }
  }
}
