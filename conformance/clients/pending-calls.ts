import { abandonable } from "./abandonable.js";
import { PeerError } from "./peer-error.js";
import type { RpcId, RpcOutcome } from "./rpc-reply.js";

/** Ids of timed-out calls that are remembered, so that their late replies are not taken for strays. */
const MAX_REMEMBERED = 1024;

interface PendingCall {
  readonly method: string;
  readonly settle: (outcome: RpcOutcome) => void;
  readonly fail: (error: Error) => void;
}

/** What became of a reply. */
export type Delivery = "delivered" | "late" | "unknown";

/**
 * The calls of one connection that await their reply. Ids match by value and by type: the reply to `"1"` is
 * not the reply to `1` (RPC-03).
 */
export class PendingCalls {
  readonly #calls = new Map<RpcId, PendingCall>();
  readonly #timedOut = new Set<RpcId>();
  #nextId = 1;

  /** An id that no pending call has. */
  freshId(): number {
    while (this.#calls.has(this.#nextId)) this.#nextId += 1;
    return this.#nextId++;
  }

  /**
   * Registers a call before it is sent. The promise ends with the outcome, with a PeerError, or after
   * `timeoutMs`, when `hint` is asked what else is known about the silence.
   */
  add(id: RpcId, method: string, timeoutMs: number, hint: () => string | undefined): Promise<RpcOutcome> {
    if (this.#calls.has(id)) throw new Error(`a call with the id ${JSON.stringify(id)} is already pending`);
    this.#timedOut.delete(id);
    return abandonable(
      new Promise<RpcOutcome>((resolve, reject) => {
        const timer = setTimeout(() => {
          this.#calls.delete(id);
          this.#remember(id);
          const message = `no reply to ${method} within ${timeoutMs} ms`;
          reject(new PeerError({ step: "reply", kind: "timeout", message, hint: hint() }));
        }, timeoutMs);
        this.#calls.set(id, {
          method,
          settle: (outcome) => {
            clearTimeout(timer);
            resolve(outcome);
          },
          fail: (error) => {
            clearTimeout(timer);
            reject(error);
          },
        });
      }),
    );
  }

  /** Hands a well-formed reply to its call. */
  deliver(id: RpcId, outcome: RpcOutcome): Delivery {
    const call = this.#take(id);
    if (call === undefined) return this.#timedOut.delete(id) ? "late" : "unknown";
    call.settle(outcome);
    return "delivered";
  }

  /** Ends the call that a malformed reply belongs to; whether there was one. */
  reject(id: RpcId, why: string): boolean {
    const call = this.#take(id);
    if (call === undefined) return false;
    const message = `the reply to ${call.method} is malformed: ${why}`;
    call.fail(new PeerError({ step: "reply", kind: "malformed", message }));
    return true;
  }

  /** The pending call that `id` would answer if only its type were right (`"1"` for `1`, or the reverse). */
  twinOf(id: RpcId): RpcId | undefined {
    const twin = typeof id === "string" ? Number(id) : String(id);
    return String(twin) === String(id) && this.#calls.has(twin) ? twin : undefined;
  }

  /** Ends every call with what `error` makes of its method. */
  failAll(error: (method: string) => Error): void {
    const calls = [...this.#calls.values()];
    this.#calls.clear();
    for (const call of calls) call.fail(error(call.method));
  }

  #take(id: RpcId): PendingCall | undefined {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    return call;
  }

  #remember(id: RpcId): void {
    this.#timedOut.add(id);
    if (this.#timedOut.size <= MAX_REMEMBERED) return;
    for (const oldest of this.#timedOut) {
      this.#timedOut.delete(oldest);
      return;
    }
  }
}
