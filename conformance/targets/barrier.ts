/**
 * Knowing that a daemon has taken what an app sent, without sleeping: an `event` that follows the frames is
 * announced to subscribers only after they have been applied (WIRE-09).
 */
import { PeerError } from "../clients/peer-error.js";
import type { RpcClient } from "../clients/rpc-client.js";
import type { RpcEvent } from "../clients/rpc-event.js";
import { within } from "./within.js";

/** Whether what was sent has been taken, or the socket was closed over it. */
export type Settled =
  { readonly kind: "applied" } | { readonly kind: "closed"; readonly code: number; readonly reason: string };

/** An app, as far as the barrier sends for it. */
type Sender = { readonly sessionId: string; sendText(type: string, members: string): void };

/** What an app's frames can be waited for by; the later ones are for daemons that break WIRE-09. */
export type BarrierMode = "app_event" | "tools_changed";

/** Working off one frame may cost a slow daemon this much; a registry of 10,000 tools comes in thousands of them. */
const msPerFrame = 5;
/** Without `app_event`, how many round trips a change that is not announced is given to take effect. */
const roundTripsWithoutBarrier = 10;
const leastWaitWithoutBarrierMs = 200;
/** Time between two looks at a state that no event announces. */
const lookAgainMs = 20;

export class Barrier {
  #count = 0;
  #mode: BarrierMode = "app_event";
  #isProven = false;

  /** @param events a connection that has subscribed to all events */
  constructor(
    private readonly events: RpcClient,
    private readonly timeoutMs: number,
    private readonly roundTripMs: number,
    /** Told once when the daemon turns out not to announce `app_event`. */
    private readonly onDegraded: (note: string) => void,
    /** Asks the daemon for the state of a session. */
    private readonly stateOf: (sessionId: string) => Promise<unknown>,
  ) {}

  get mode(): BarrierMode {
    return this.#mode;
  }

  /** Waits until the daemon has taken all that `app` sent, or its socket has closed. @throws PeerError (timeout) */
  async pass(app: Sender, closed: Promise<Settled>, frames: number): Promise<Settled> {
    if (this.#mode === "tools_changed") return this.#passWithoutEvents(app, closed);
    this.#count += 1;
    const name = `barrier-${this.#count}`;
    const allowed = this.timeoutMs + frames * msPerFrame;
    const isOurs = (event: RpcEvent): boolean => event.kind === "app_event" && nameOf(event) === name;
    const announced = this.events.waitForEvent(isOurs, allowed).then((): Settled => ({ kind: "applied" }));
    app.sendText("event", `"name":"${name}","payload":null,"ts":${Date.now()}`);
    try {
      const settled = await Promise.race([announced, closed]);
      this.#isProven ||= settled.kind === "applied";
      return settled;
    } catch (error) {
      if (this.#isProven || !(error instanceof PeerError) || error.kind !== "timeout") throw error;
      // A daemon that says nothing at all hangs; only of one that answers can it be said that it keeps this to itself.
      await this.stateOf(app.sessionId).catch(() => {
        throw error;
      });
      this.#mode = "tools_changed";
      this.onDegraded(
        "events.subscribe does not announce the events that an app sends (WIRE-09); the kit waits for tools_changed in its place, which is slower and less sure",
      );
      return { kind: "applied" };
    } finally {
      announced.catch(() => undefined);
    }
  }

  /** Runs `close` and waits until the daemon holds the session suspended. @throws PeerError (timeout) when it never does */
  async whileSuspending(app: Sender, close: () => Promise<unknown>): Promise<void> {
    const isOurs = (event: RpcEvent): boolean =>
      event.kind === "session_suspended" && event.sessionId === app.sessionId;
    const window = Math.max(leastWaitWithoutBarrierMs, roundTripsWithoutBarrier * this.roundTripMs);
    const announced = this.events.waitForEvent(isOurs, window).catch(() => undefined);
    await close();
    if ((await announced) !== undefined) return;
    const deadline = performance.now() + this.timeoutMs;
    while ((await this.stateOf(app.sessionId)) !== "suspended") {
      if (performance.now() > deadline) {
        const message = `the session of an app that has gone is not suspended within ${this.timeoutMs} ms`;
        throw new PeerError({ step: "event", kind: "timeout", message });
      }
      await within(new Promise(() => undefined), lookAgainMs);
    }
  }

  async #passWithoutEvents(app: Sender, closed: Promise<Settled>): Promise<Settled> {
    const allowed = Math.max(leastWaitWithoutBarrierMs, roundTripsWithoutBarrier * this.roundTripMs);
    const isOurs = (event: RpcEvent): boolean =>
      event.kind === "tools_changed" && event.sessionId === app.sessionId;
    const changed = this.events.waitForEvent(isOurs, allowed);
    changed.catch(() => undefined);
    const settled = await Promise.race([changed.catch(() => undefined), closed]);
    if (settled !== undefined && "kind" in settled && settled.kind === "closed") return settled as Settled;
    return (await within(closed, 0)) ?? { kind: "applied" };
  }
}

function nameOf(event: RpcEvent): unknown {
  const { data } = event;
  return typeof data === "object" && data !== null && "name" in data ? data.name : undefined;
}
