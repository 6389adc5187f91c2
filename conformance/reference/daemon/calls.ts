/** The calls of one session that its app has not answered yet (WIRE-06). */
import { randomUUID } from "node:crypto";
import { applicationError, type RpcError } from "./rpc-error.js";
import { after } from "./timers.js";

/** A call that is under way. */
export type Call = { readonly callId: string; readonly name: string };

/** How a call ended: with the app's result, or with an error. */
export type Outcome = { readonly result: unknown } | { readonly error: RpcError };

type Pending = Call & { readonly settle: (outcome: Outcome) => void; readonly stopTimer: () => void };

/** What the calls need of the rest of the daemon. */
export type CallHooks = {
  readonly started: (call: Call, args: unknown) => void;
  /** The caller no longer waits, and the app is to be told. */
  readonly abandoned: (call: Call, reason: string) => void;
  readonly finished: (call: Call, outcome: Outcome) => void;
};

export class Calls {
  readonly #pending = new Map<string, Pending>();
  readonly #hooks: CallHooks;

  constructor(hooks: CallHooks) {
    this.#hooks = hooks;
  }

  /**
   * Starts a call.
   *
   * @param timeoutMs - after so long without an answer the call fails with `tool_timeout`
   * @returns the app's result, and the id under which the call ran
   * @throws RpcError as a rejection, with the app's error or the daemon's
   */
  start(name: string, args: unknown, timeoutMs: number): Promise<{ result: unknown; callId: string }> {
    const callId = randomUUID();
    return new Promise((resolve, reject) => {
      const call: Pending = {
        callId,
        name,
        settle: (outcome) => {
          if ("error" in outcome) reject(outcome.error);
          else resolve({ result: outcome.result, callId });
        },
        stopTimer: after(timeoutMs, () => {
          this.#abandon(call, "timeout", timedOut(name, timeoutMs));
        }),
      };
      this.#pending.set(callId, call);
      this.#hooks.started(call, args);
    });
  }

  /** The pending call of an id; there is none once it has ended. */
  get(callId: string): Call | undefined {
    return this.#pending.get(callId);
  }

  /** Ends a call with the app's answer. An answer to a call that has ended already is ignored. */
  answer(callId: string, outcome: Outcome): void {
    const call = this.#pending.get(callId);
    if (call !== undefined) this.#end(call, outcome);
  }

  /**
   * Ends a pending call for its caller, and tells the app.
   *
   * @returns whether there was such a call
   */
  cancel(callId: string, reason: string): boolean {
    const call = this.#pending.get(callId);
    if (call === undefined) return false;
    this.#abandon(call, reason, applicationError("tool_cancelled", `the call was cancelled: ${reason}`));
    return true;
  }

  /** Ends every pending call with one error: there is no app left to answer. */
  failAll(error: RpcError): void {
    for (const call of [...this.#pending.values()]) this.#end(call, { error });
  }

  #abandon(call: Pending, reason: string, error: RpcError): void {
    this.#hooks.abandoned(call, reason);
    this.#end(call, { error });
  }

  #end(call: Pending, outcome: Outcome): void {
    call.stopTimer();
    this.#pending.delete(call.callId);
    this.#hooks.finished(call, outcome);
    call.settle(outcome);
  }
}

function timedOut(name: string, timeoutMs: number): RpcError {
  return applicationError("tool_timeout", `${name} did not answer within ${timeoutMs} ms`);
}
