import { type RawData, WebSocket } from "ws";
import { abandonable } from "./abandonable.js";
import { type ReceivedFrame, readFrame } from "./received-frame.js";
import { openAppSocket } from "./app-socket.js";
import { previewBytes } from "./byte-preview.js";
import {
  type Claim,
  claimFrame,
  type ClaimOutcome,
  type CloseInfo,
  readAck,
  type Resume,
  resumeFrame,
} from "./claim.js";
import { ClosedByKit } from "./closed-by-kit.js";
import { PeerError, type PeerStep } from "./peer-error.js";
import type { AppEndpoint } from "./tls-dial.js";
import { answerFrame, readToolCall, type ToolCallHandler } from "./tool-call.js";
import type { Transcript, TranscriptDirection } from "./transcript.js";
import { type Violation, ViolationLog } from "./violation-log.js";
import { WaitList } from "./wait-list.js";

export type { ReceivedFrame } from "./received-frame.js";
export type { ToolCall } from "../../generated/wire.js";
export type { Acknowledged, Claim, ClaimOutcome, CloseInfo, Device, Resume } from "./claim.js";
export type { AppEndpoint } from "./tls-dial.js";
export type { ToolAnswer, ToolCallHandler } from "./tool-call.js";

/** Four times what a frame may hold (WIRE-05), so that a frame too long is still seen and judged. */
const MAX_FRAME_BYTES = 1024 * 1024;

/** How an {@link AppClient} dials and waits. */
export interface AppClientOptions {
  readonly transcript: Transcript;
  /** This socket's name in the transcript. */
  readonly channel: string;
  /** Milliseconds for the dial, for the closing handshake, and for each wait that names no other. */
  readonly timeoutMs: number;
  /** Answers each `tool_call`; without it they are only shown to the listeners. */
  readonly onToolCall?: ToolCallHandler | undefined;
}

/**
 * The kit's own app: one WebSocket to a daemon, over TLS with a pinned key. What the daemon may not send is
 * kept in {@link AppClient.violations}. A promise that nobody awaits is never an unhandled rejection.
 */
export class AppClient {
  /** Resolves once, when the socket is closed, however that came; never rejects. */
  readonly closed: Promise<CloseInfo>;

  readonly #socket: WebSocket;
  readonly #options: AppClientOptions;
  readonly #violations: ViolationLog;
  readonly #waits = new WaitList<ReceivedFrame>();
  readonly #listeners = new Set<(frame: ReceivedFrame) => void>();
  #closeInfo: CloseInfo | undefined;
  #closedByKit = false;
  #acked = false;

  /** Dials; rejects with a PeerError of step `dial` or `tls`. */
  static dial(endpoint: AppEndpoint, options: AppClientOptions): Promise<AppClient> {
    const socketOptions = { timeoutMs: options.timeoutMs, maxFrameBytes: MAX_FRAME_BYTES };
    return openAppSocket(endpoint, socketOptions, (socket) => new AppClient(socket, options));
  }

  private constructor(socket: WebSocket, options: AppClientOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#violations = new ViolationLog(options.transcript, options.channel);
    socket.on("message", (data, isBinary) => {
      this.#receive(data, isBinary);
    });
    socket.on("error", (error) => {
      this.#violations.add("", `a broken WebSocket stream: ${error.message}`);
    });
    this.closed = new Promise((resolve) => {
      socket.on("close", (code, reason) => {
        const info = { code, reason: reason.toString() };
        this.#onClose(info);
        resolve(info);
      });
    });
  }

  /** What the daemon sent against the protocol, oldest first: the first hundred. */
  get violations(): readonly Violation[] {
    return this.#violations.entries;
  }

  /** How the socket closed; `undefined` while it is open. */
  get closeInfo(): CloseInfo | undefined {
    return this.#closeInfo;
  }

  /**
   * Claims the session. A close is a value; rejects with a PeerError of step `claim` where neither ack nor
   * close came in time, or where the answer is no ack at all.
   */
  claim(claim: Claim, timeoutMs?: number): Promise<ClaimOutcome> {
    return abandonable(this.#join(claimFrame(claim), timeoutMs));
  }

  /** Resumes the session; ends like {@link AppClient.claim}. */
  resume(resume: Resume, timeoutMs?: number): Promise<ClaimOutcome> {
    return abandonable(this.#join(resumeFrame(resume), timeoutMs));
  }

  /** Sends an object as a text frame. On a closed socket nothing is sent; {@link AppClient.closed} says why. */
  send(frame: object): void {
    this.sendText(JSON.stringify(frame));
  }

  /** Sends a text frame as it is: for what `JSON.stringify` cannot say, or, as bytes, for what is no UTF-8. */
  sendText(text: string | Uint8Array): void {
    this.#record("send", typeof text === "string" ? text : previewBytes(text));
    this.#transmit(text, false);
  }

  /** Sends one text frame in fragments (RFC 6455). */
  sendFragments(parts: readonly string[]): void {
    for (const [index, part] of parts.entries()) {
      const isLast = index === parts.length - 1;
      this.#record("send", `${part}${isLast ? "" : " <to be continued>"}`);
      this.#transmit(part, false, isLast);
    }
  }

  /** Sends a binary frame. */
  sendBinary(bytes: Uint8Array): void {
    this.#record("send", `<binary, ${bytes.byteLength} bytes>`);
    this.#transmit(bytes, true);
  }

  /** Calls `listener` for each frame, until the returned function is called or the socket closes. */
  onFrame(listener: (frame: ReceivedFrame) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /**
   * The first frame from now on that `accepts` is true for: call it before causing the frame. Rejects with a
   * PeerError of step `frame`.
   */
  waitForFrame(
    accepts: (frame: ReceivedFrame) => boolean,
    timeoutMs: number = this.#options.timeoutMs,
  ): Promise<ReceivedFrame> {
    if (this.#closeInfo !== undefined) return abandonable(Promise.reject(this.#closedError(this.#closeInfo)));
    return this.#waits.wait(accepts, timeoutMs, () => timeoutError("frame", "no such frame came", timeoutMs));
  }

  /** {@link AppClient.closed} with a deadline; rejects with a PeerError of step `close`. */
  waitForClose(timeoutMs: number = this.#options.timeoutMs): Promise<CloseInfo> {
    return abandonable(
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          reject(timeoutError("close", "the daemon did not close the socket", timeoutMs));
        }, timeoutMs);
        void this.closed.then((info) => {
          clearTimeout(timer);
          resolve(info);
        });
      }),
    );
  }

  /** Closes with the closing handshake; without an answer in half the options' `timeoutMs`, by force. */
  close(code?: number, reason?: string): Promise<CloseInfo> {
    if (this.#socket.readyState === WebSocket.OPEN) {
      this.#closedByKit = true;
      this.#record("note", `closing${code === undefined ? "" : ` with ${code} ${reason ?? ""}`}`);
    }
    this.#socket.close(code, reason);
    return this.closed;
  }

  /** Breaks the connection off, as an app that is killed does. */
  terminate(): Promise<CloseInfo> {
    if (this.#closeInfo === undefined) this.#closedByKit = true;
    this.#socket.terminate();
    return this.closed;
  }

  async #join(frame: object, timeoutMs?: number): Promise<ClaimOutcome> {
    if (this.#closeInfo !== undefined) return { ok: false, closed: this.#closeInfo };
    const within = timeoutMs ?? this.#options.timeoutMs;
    const late = (): PeerError => {
      const last = this.violations.at(-1);
      const before = last === undefined ? "" : ` (what came: ${last.why})`;
      const message = `neither an ack nor a close came within ${within} ms${before}`;
      return new PeerError({ step: "claim", kind: "timeout", message });
    };
    // A fresh socket hears the ack first; on one that was acked before, other frames may be under way.
    const another = this.#acked;
    const answer = this.#waits.wait((seen) => !another || seen.type === "session_ack", within, late);
    this.send(frame);
    let first: ReceivedFrame;
    try {
      first = await answer;
    } catch (error) {
      const closed = this.closeInfo;
      if (closed === undefined || this.#closedByKit) throw error;
      return { ok: false, closed };
    }
    const ack = readAck(first);
    if (typeof ack === "string") throw new PeerError({ step: "claim", kind: "malformed", message: ack });
    return { ok: true, ack, frame: first };
  }

  #receive(data: RawData, isBinary: boolean): void {
    const bytes = toBuffer(data);
    if (isBinary) {
      this.#record("receive", `<binary, ${bytes.length} bytes>`);
      this.#violations.add(bytes.toString("hex", 0, 64), "a binary frame");
      return;
    }
    const text = bytes.toString();
    this.#record("receive", text);
    const frame = readFrame(text);
    if (typeof frame === "string") {
      this.#violations.add(text, frame);
      return;
    }
    if (frame.type === "session_ack") this.#acked = true;
    for (const listener of [...this.#listeners]) listener(frame);
    this.#waits.offer(frame);
    if (frame.type === "tool_call") void this.#onToolCall(frame);
  }

  async #onToolCall(frame: ReceivedFrame): Promise<void> {
    const call = readToolCall(frame);
    if (typeof call === "string") {
      this.#violations.add(frame.raw, call);
      return;
    }
    const answer = await this.#options.onToolCall?.(call);
    if (answer !== undefined) this.send(answerFrame(call, answer));
  }

  #transmit(data: string | Uint8Array, binary: boolean, fin = true): void {
    if (this.#socket.readyState === WebSocket.OPEN) {
      // A failed write shows as the close of the socket.
      this.#socket.send(data, { binary, fin }, () => undefined);
    } else {
      this.#record("note", "not sent: the socket is closed");
    }
  }

  #onClose(info: CloseInfo): void {
    this.#record("note", `closed with ${info.code} ${info.reason}`);
    this.#closeInfo = info;
    this.#waits.fail(this.#closedError(info));
    this.#listeners.clear();
  }

  #closedError({ code, reason }: CloseInfo): Error {
    if (this.#closedByKit) return new ClosedByKit(this.#options.channel);
    const message = `the daemon closed the socket (${code}${reason === "" ? "" : ` ${reason}`}) before the awaited frame came`;
    return new PeerError({ step: "frame", kind: "closed", message });
  }

  #record(dir: TranscriptDirection, text: string): void {
    this.#options.transcript.record(this.#options.channel, dir, text);
  }
}

function timeoutError(step: PeerStep, what: string, timeoutMs: number): PeerError {
  return new PeerError({ step, kind: "timeout", message: `${what} within ${timeoutMs} ms` });
}

function toBuffer(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data;
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
}
