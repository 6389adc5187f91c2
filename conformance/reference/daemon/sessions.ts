/** Every live session, and how one passes from active to suspended and to its end. */
import { uniqueAlias, slugOf } from "./alias.js";
import { Calls, type Call, type Outcome } from "./calls.js";
import type { Events } from "./events.js";
import { Registry } from "./registry.js";
import { applicationError } from "./rpc-error.js";
import { sendTo, type AppConnection, type Device, type Session } from "./session.js";
import { after } from "./timers.js";
import { isSameToken, makeToken, tokenText } from "./tokens.js";
import { Violation } from "./violation.js";

const NORMAL_CLOSURE = 1000;

export class Sessions {
  readonly #live = new Map<string, Session>();
  readonly #events: Events;
  readonly #graceMs: number;

  constructor(events: Events, graceSeconds: number) {
    this.#events = events;
    this.#graceMs = graceSeconds * 1000;
  }

  get count(): number {
    return this.#live.size;
  }

  /** Every live session, in the order of their claims. */
  all(): Session[] {
    return [...this.#live.values()];
  }

  has(id: string): boolean {
    return this.#live.has(id);
  }

  /** Opens a session whose link was claimed. */
  open(id: string, device: Device, connection: AppConnection): Session {
    const session: Session = {
      id,
      alias: uniqueAlias(slugOf(device.model), (alias) => this.#byAlias(alias) !== undefined),
      device,
      createdAt: Date.now(),
      registry: new Registry(),
      calls: new Calls({
        started: (call, args) => {
          this.#callStarted(session, call, args);
        },
        abandoned: ({ callId }, reason) => {
          sendTo(session, "tool_cancel", { id: callId, reason });
        },
        finished: (call, outcome) => {
          this.#callFinished(session, call, outcome);
        },
      }),
      resumeToken: tokenText(makeToken()),
      connection,
      stopGraceTimer: () => undefined,
    };
    this.#live.set(id, session);
    this.#events.emit("session_claimed", session);
    return session;
  }

  /**
   * Gives a session to a new socket and rotates its resume token (WIRE-03).
   *
   * @throws Violation when there is no such session, or the token is not its newest
   */
  resume(id: string, token: string, connection: AppConnection): Session {
    const session = this.#live.get(id);
    if (session === undefined) throw Violation.policy("unknown_session");
    if (!isSameToken(token, session.resumeToken)) throw Violation.policy("invalid_resume_token");
    const replaced = session.connection;
    session.stopGraceTimer();
    session.resumeToken = tokenText(makeToken());
    session.connection = connection;
    replaced?.close(NORMAL_CLOSURE, "session_replaced");
    session.calls.failAll(suspended(session));
    this.#events.emit("session_resumed", session);
    return session;
  }

  /** The session's socket has ended; unless a newer one has taken its place, the grace time begins. */
  suspend(session: Session, connection: AppConnection): void {
    if (session.connection !== connection) return;
    session.connection = null;
    session.stopGraceTimer = after(this.#graceMs, () => {
      this.#expire(session);
    });
    session.calls.failAll(suspended(session));
    this.#events.emit("session_suspended", session);
  }

  revoke(session: Session): void {
    const { connection } = session;
    this.#end(session);
    connection?.close(NORMAL_CLOSURE, "revoked");
    session.calls.failAll(applicationError("session_revoked", `${session.alias} was revoked`));
    this.#events.emit("session_revoked", session);
  }

  /**
   * The live session that a selector names, by id or alias; without one, the only session there is (SEL).
   *
   * @throws RpcError `no_session`, `ambiguous_session` or `unknown_session`
   */
  select(selector: string | undefined): Session {
    return selector === undefined ? this.#only() : this.#named(selector);
  }

  close(): void {
    for (const session of this.#live.values()) session.stopGraceTimer();
  }

  #only(): Session {
    const [first, ...others] = this.all();
    if (first === undefined) throw applicationError("no_session", "no app is connected");
    if (others.length > 0) {
      const aliases = this.all().map(({ alias }) => alias);
      throw applicationError("ambiguous_session", `several sessions are live: ${aliases.join(", ")}`);
    }
    return first;
  }

  #named(selector: string): Session {
    const session = this.#live.get(selector) ?? this.#byAlias(selector);
    if (session === undefined) {
      throw applicationError("unknown_session", `no live session is called ${JSON.stringify(selector)}`);
    }
    return session;
  }

  #byAlias(alias: string): Session | undefined {
    return this.all().find((session) => session.alias === alias);
  }

  #expire(session: Session): void {
    this.#end(session);
    this.#events.emit("session_expired", session);
  }

  /** A terminal state: the session is forgotten, and its alias is free (WIRE-07). */
  #end(session: Session): void {
    session.stopGraceTimer();
    session.connection = null;
    this.#live.delete(session.id);
  }

  #callStarted(session: Session, { callId, name }: Call, args: unknown): void {
    this.#events.emit("tool_call_started", session, { callId, name });
    sendTo(session, "tool_call", { id: callId, name, args });
  }

  #callFinished(session: Session, { callId, name }: Call, outcome: Outcome): void {
    const end = "error" in outcome ? { ok: false, error: outcome.error.data } : { ok: true };
    this.#events.emit("tool_call_finished", session, { callId, name, ...end });
  }
}

/** What a call gets on a session that has no app. */
export function suspended({ alias }: Session) {
  return applicationError("session_suspended", `${alias} is suspended: its app is not connected`);
}
