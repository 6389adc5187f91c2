import type { Socket } from "node:net";
import { abandonable } from "./abandonable.js";
import { previewBytes } from "./byte-preview.js";
import { ClosedByKit } from "./closed-by-kit.js";
import { DEFAULT_MAX_LINE_BYTES } from "./line-splitter.js";
import { PeerError, type PeerStep } from "./peer-error.js";
import type { RpcEvent } from "./rpc-event.js";
import { RpcInbox } from "./rpc-inbox.js";
import type { RpcId, RpcOutcome } from "./rpc-reply.js";
import { openRpcSocket, type RpcAddress } from "./rpc-socket.js";
import type { Transcript } from "./transcript.js";
import { type Violation, ViolationLog } from "./violation-log.js";

export type { RpcEvent } from "./rpc-event.js";
export type { RpcErrorObject, RpcId, RpcOutcome } from "./rpc-reply.js";
export type { RpcAddress } from "./rpc-socket.js";
export type { Violation } from "./violation-log.js";

/** How an {@link RpcClient} connects and waits. */
export interface RpcClientOptions {
  readonly transcript: Transcript;
  /** This connection's name in the transcript. */
  readonly channel: string;
  /** Milliseconds for the connection, and for each wait that names no other. */
  readonly timeoutMs: number;
  /** The bound of one received line, in bytes (default 32 MiB). */
  readonly maxLineBytes?: number;
}

/** What one call may have of its own. */
export interface CallOptions {
  readonly timeoutMs?: number | undefined;
  /** The request's id (default: the next free integer). It must not belong to a pending call. */
  readonly id?: RpcId | undefined;
}

/** Working off a chunk of 64 KiB takes a tenth of this, unless it holds thousands of lines. */
const longTurnMs = 10;

/** How a connection ended. */
export interface RpcClose {
  readonly by: "kit" | "peer";
  /** In words, where it was not an orderly end. */
  readonly error: string | undefined;
}

/**
 * One connection to a daemon's socket: newline-delimited JSON-RPC 2.0, read strictly (RPC-03). What the
 * daemon may not send is kept in {@link RpcClient.violations}; a call whose reply it spoils is rejected
 * with a {@link PeerError}. JSON-RPC errors are values. A promise that nobody awaits is never an unhandled
 * rejection.
 */
export class RpcClient {
  /** Resolves once, when the connection is gone; never rejects. */
  readonly closed: Promise<RpcClose>;

  readonly #socket: Socket;
  readonly #options: RpcClientOptions;
  readonly #violations: ViolationLog;
  readonly #inbox: RpcInbox;
  #corked = false;
  #closedByKit = false;
  #writesEnded = false;

  /** Connects; rejects with a PeerError of step `connect`. */
  static connect(address: RpcAddress, options: RpcClientOptions): Promise<RpcClient> {
    return openRpcSocket(address, options.timeoutMs, (socket) => new RpcClient(socket, options));
  }

  private constructor(socket: Socket, options: RpcClientOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#violations = new ViolationLog(options.transcript, options.channel);
    this.#inbox = new RpcInbox({
      record: (dir, text) => {
        options.transcript.record(options.channel, dir, text);
      },
      violations: this.#violations,
      maxLineBytes: options.maxLineBytes ?? DEFAULT_MAX_LINE_BYTES,
    });
    this.closed = this.#watch();
  }

  /** What the daemon sent against the protocol, oldest first: the first hundred. */
  get violations(): readonly Violation[] {
    return this.#violations.entries;
  }

  /** How many violations there were in all. */
  get violationCount(): number {
    return this.#violations.count;
  }

  /**
   * Sends a request and awaits its reply; calls may be pipelined. `params` that are `undefined` leave the
   * member out, `null` is sent. Rejects with a PeerError of step `call` or `reply`.
   */
  call(method: string, params?: unknown, options: CallOptions = {}): Promise<RpcOutcome> {
    return this.#request(method, params === undefined ? undefined : JSON.stringify(params), options);
  }

  /** {@link RpcClient.call} with the params as raw JSON text, for what `JSON.stringify` cannot say (`5000.0`). */
  callRaw(method: string, paramsJson: string, options: CallOptions = {}): Promise<RpcOutcome> {
    return this.#request(method, paramsJson, options);
  }

  /** Sends a notification; a reply to it will count as a violation (RPC-07). */
  notify(method: string, params?: unknown): void {
    this.#assertWritable();
    this.#write(requestLine(undefined, method, params === undefined ? undefined : JSON.stringify(params)));
  }

  /**
   * Sends bytes as they are, in a write of their own. From here on, lines that no call claims are not
   * violations but wait for {@link RpcClient.nextLine}. Resolves when the bytes have left; rejects with a
   * PeerError of step `call`.
   */
  sendBytes(bytes: Uint8Array, timeoutMs: number = this.#options.timeoutMs): Promise<void> {
    this.#assertWritable();
    this.#inbox.raw = true;
    this.#record("send", previewBytes(bytes));
    this.#uncork();
    return abandonable(
      new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => {
          const message = `the daemon did not read ${bytes.byteLength} bytes within ${timeoutMs} ms`;
          reject(new PeerError({ step: "call", kind: "timeout", message }));
        }, timeoutMs);
        this.#socket.write(bytes, (cause) => {
          clearTimeout(timer);
          const what = `it was sent ${bytes.byteLength} bytes`;
          if (cause) reject(this.#inbox.ended?.("call", what) ?? closedError("call", what, cause));
          else resolve();
        });
      }),
    );
  }

  /** {@link RpcClient.sendBytes} for a text, to which the LF is added. */
  sendLine(text: string, timeoutMs?: number): Promise<void> {
    return this.sendBytes(Buffer.from(`${text}\n`), timeoutMs);
  }

  /** The next line that no call claims, without its LF. Rejects with a PeerError of step `reply`. */
  nextLine(timeoutMs: number = this.#options.timeoutMs): Promise<string> {
    const { lines, ended } = this.#inbox;
    this.#inbox.raw = true;
    if (lines.isEmpty && ended !== undefined)
      return abandonable(Promise.reject(ended("reply", "the awaited line came")));
    return lines.next(timeoutMs, () => this.#timeout("reply", "no line", timeoutMs));
  }

  /** Takes the lines that no call claimed and nobody has read, for "nothing else was sent" after a barrier. */
  takeLines(): string[] {
    return this.#inbox.lines.takeAll();
  }

  /** Calls `listener` for each notification `event`, until the returned function is called. */
  onEvent(listener: (event: RpcEvent) => void): () => void {
    this.#inbox.listeners.add(listener);
    return () => {
      this.#inbox.listeners.delete(listener);
    };
  }

  /**
   * The first event from now on that `accepts` is true for: call it before causing the event. Rejects with
   * a PeerError of step `event`.
   */
  waitForEvent(
    accepts: (event: RpcEvent) => boolean,
    timeoutMs: number = this.#options.timeoutMs,
  ): Promise<RpcEvent> {
    const { events, ended } = this.#inbox;
    if (ended !== undefined) return abandonable(Promise.reject(ended("event", "the awaited event came")));
    return events.wait(accepts, timeoutMs, () => this.#timeout("event", "no such event", timeoutMs));
  }

  /** Closes the writing half: the daemon sees the end of the requests and may still reply (RPC-11). */
  endWrites(): void {
    this.#writesEnded = true;
    this.#uncork();
    this.#socket.end();
  }

  /** Closes at once; what is pending ends with {@link ClosedByKit}. */
  async close(): Promise<void> {
    if (this.#inbox.ended === undefined) this.#closedByKit = true;
    this.#inbox.end(() => new ClosedByKit(this.#options.channel));
    this.#socket.destroy();
    await this.closed;
  }

  #request(method: string, paramsJson: string | undefined, options: CallOptions): Promise<RpcOutcome> {
    this.#assertWritable();
    const { calls, ended } = this.#inbox;
    if (ended !== undefined) return abandonable(Promise.reject(ended("call", `${method} was called`)));
    const id = options.id ?? calls.freshId();
    const line = requestLine(id, method, paramsJson);
    const within = options.timeoutMs ?? this.#options.timeoutMs;
    const outcome = calls.add(id, method, within, () => this.#inbox.silenceHint());
    this.#write(line);
    return outcome;
  }

  /** Requests of one turn leave together: a system call for each would cost more than the call. */
  #write(line: string): void {
    this.#record("send", line);
    if (!this.#corked) {
      this.#corked = true;
      this.#socket.cork();
      queueMicrotask(() => {
        this.#uncork();
      });
    }
    this.#socket.write(`${line}\n`);
  }

  #assertWritable(): void {
    if (this.#writesEnded)
      throw new Error(`${this.#options.channel} was half-closed: nothing more can be sent`);
  }

  #uncork(): void {
    if (!this.#corked) return;
    this.#corked = false;
    this.#socket.uncork();
  }

  #watch(): Promise<RpcClose> {
    let failure: string | undefined;
    this.#socket.on("data", (chunk) => {
      const started = performance.now();
      this.#inbox.receive(chunk);
      if (performance.now() - started > longTurnMs) this.#letOthersRun();
      if (this.#inbox.ended === undefined || this.#closedByKit) return;
      // A line beyond the bounds ended the inbox: there is no reason to read on.
      failure = "hung up on a line beyond the bounds";
      this.#closedByKit = true;
      this.#socket.destroy();
    });
    this.#socket.on("error", (error) => {
      failure = error.message;
    });
    this.#socket.on("end", () => {
      this.#inbox.endOfStream("closed the connection");
      // Nothing more can be answered; a peer that never reads must not keep the socket open.
      this.#socket.destroy();
    });
    return new Promise((resolve) => {
      this.#socket.on("close", () => {
        this.#inbox.endOfStream(`broke the connection off (${failure ?? "no reason given"})`);
        resolve({ by: this.#closedByKit ? "kit" : "peer", error: failure });
      });
    });
  }

  /** The event loop reads up to 32 chunks in a row before it looks at a timer: in a flood, deadlines would wait. */
  #letOthersRun(): void {
    this.#socket.pause();
    setImmediate(() => this.#socket.resume());
  }

  #timeout(step: PeerStep, what: string, timeoutMs: number): PeerError {
    const message = `${what} within ${timeoutMs} ms`;
    return new PeerError({ step, kind: "timeout", message, hint: this.#inbox.silenceHint() });
  }

  #record(dir: "send" | "receive" | "note", text: string): void {
    this.#options.transcript.record(this.#options.channel, dir, text);
  }
}

function closedError(step: PeerStep, what: string, cause: Error): PeerError {
  const message = `the daemon closed the connection before ${what}: ${cause.message}`;
  return new PeerError({ step, kind: "closed", message, cause });
}

function requestLine(id: RpcId | undefined, method: string, paramsJson: string | undefined): string {
  if (paramsJson?.includes("\n") === true) throw new Error("raw params must not contain a line feed");
  const idPart = id === undefined ? "" : `,"id":${JSON.stringify(id)}`;
  const paramsPart = paramsJson === undefined ? "" : `,"params":${paramsJson}`;
  return `{"jsonrpc":"2.0"${idPart},"method":${JSON.stringify(method)}${paramsPart}}`;
}
