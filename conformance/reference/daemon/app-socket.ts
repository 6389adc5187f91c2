/** One app's websocket, from its opening to its close: which frames count, and what ends it. */
import type { RawData, WebSocket } from "ws";
import type { AppContext } from "./app-context.js";
import { applyFrame } from "./app-frames.js";
import { parseFrame } from "./frames.js";
import { join } from "./handshake.js";
import { describe, guarded } from "./log.js";
import type { AppConnection, Session } from "./session.js";
import { after, every } from "./timers.js";
import { Violation } from "./violation.js";
import { writeJson } from "./write-json.js";

const INTERNAL_ERROR = 1011;

// An app that does not answer a close frame is not waited for any longer than this.
const CLOSE_TIMEOUT_MS = 1000;

/** Serves an app on an open websocket until either side closes it. */
export function serveApp(ws: WebSocket, context: AppContext): AppConnection {
  return new AppSocket(ws, context);
}

class AppSocket implements AppConnection {
  readonly #ws: WebSocket;
  readonly #context: AppContext;
  #session: Session | undefined;
  /** Once false, no frame has any effect, whether it was already received or not (REG-05). */
  #isOpen = true;
  #isAnswering = true;
  #stopTimer: () => void;

  constructor(ws: WebSocket, context: AppContext) {
    this.#ws = ws;
    this.#context = context;
    this.#stopTimer = after(context.config.preClaimTimeoutMs, () => {
      this.#fail(Violation.policy("pre_claim_timeout"));
    });
    ws.on("message", (data, isBinary) => {
      this.#receive(data, isBinary);
    });
    ws.on("pong", () => {
      this.#isAnswering = true;
    });
    // A frame over the limit or a broken one: ws itself closes, with 1009, 1007 or 1002, and no message follows.
    ws.on("error", () => {
      this.#leave();
      this.#awaitClose();
    });
    ws.on("close", () => {
      this.#leave();
    });
  }

  readonly send = (frame: object): void => {
    this.#ws.send(writeJson(frame));
  };

  readonly close = (code: number, reason: string): void => {
    this.#leave();
    this.#ws.close(code, reason);
    this.#awaitClose();
  };

  #receive(data: RawData, isBinary: boolean): void {
    if (!this.#isOpen) return;
    try {
      if (isBinary) throw Violation.binaryFrame();
      const frame = parseFrame(textOf(data));
      if (this.#session === undefined) this.#enter(join(frame, this, this.#context));
      else applyFrame(frame, this.#session, this.#context);
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    if (error instanceof Violation) {
      this.close(error.code, error.reason);
      return;
    }
    this.#context.log(describe(error));
    this.close(INTERNAL_ERROR, "internal_error");
  }

  #enter(session: Session): void {
    this.#session = session;
    this.#stopTimer();
    this.#stopTimer = every(this.#context.config.keepaliveIntervalSeconds * 1000, () => {
      this.#ping();
    });
  }

  #ping(): void {
    if (!this.#isAnswering) {
      this.#ws.terminate();
      return;
    }
    this.#isAnswering = false;
    this.#ws.ping();
  }

  #awaitClose(): void {
    const stopWaiting = after(CLOSE_TIMEOUT_MS, () => {
      this.#ws.terminate();
    });
    this.#ws.once("close", stopWaiting);
  }

  #leave(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#stopTimer();
    const session = this.#session;
    if (session === undefined) return;
    guarded(this.#context.log, () => {
      this.#context.sessions.suspend(session, this);
    });
  }
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString("utf8");
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString("utf8");
}
