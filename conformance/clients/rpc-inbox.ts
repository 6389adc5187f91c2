import { isUtf8 } from "node:buffer";
import { nestsDeeper } from "./json-depth.js";
import { LineSplitter } from "./line-splitter.js";
import { PeerError, type PeerStep } from "./peer-error.js";
import { PendingCalls } from "./pending-calls.js";
import { RawLines } from "./raw-lines.js";
import { type LineReading, readLine, type RpcId } from "./rpc-reply.js";
import { readEvent, type RpcEvent } from "./rpc-event.js";
import type { TranscriptDirection } from "./transcript.js";
import type { ViolationLog } from "./violation-log.js";
import { WaitList } from "./wait-list.js";

/** Why a stream ended, as the error of a wait of a given step; `what` is what had been awaited. */
export type EndReason = (step: PeerStep, what: string) => Error;

/** No descriptor nests deeper, for none is longer than a frame of 256 KiB, and each level takes an opening and a closing. */
const MAX_NESTING = 200_000;

/** What an {@link RpcInbox} works with. */
export interface RpcInboxOptions {
  readonly record: (dir: TranscriptDirection, text: string) => void;
  readonly violations: ViolationLog;
  readonly maxLineBytes: number;
}

/**
 * The receiving half of an RPC connection: bytes in; replies to their calls, events to their listeners, and
 * what is neither to the violations, or to the check that reads lines for itself.
 */
export class RpcInbox {
  readonly calls = new PendingCalls();
  readonly lines = new RawLines();
  readonly events = new WaitList<RpcEvent>();
  readonly listeners = new Set<(event: RpcEvent) => void>();
  /** Set once a check reads lines for itself: then a line that no call claims is not a violation. */
  raw = false;

  readonly #options: RpcInboxOptions;
  readonly #splitter: LineSplitter;
  #ended: EndReason | undefined;

  constructor(options: RpcInboxOptions) {
    this.#options = options;
    this.#splitter = new LineSplitter(options.maxLineBytes);
  }

  /** Why nothing more will come; `undefined` while something may. */
  get ended(): EndReason | undefined {
    return this.#ended;
  }

  /** Takes what the socket read. A line beyond the bounds ends the stream. */
  receive(chunk: Buffer): void {
    for (const line of this.#splitter.push(chunk)) {
      if (this.#ended !== undefined) return;
      if (line.kind === "too-long") this.#onFlood(`of more than ${line.limit} bytes`);
      else if (nestsDeeper(line.bytes, MAX_NESTING))
        this.#onFlood(`that nests deeper than ${MAX_NESTING} levels`);
      else this.#onLine(line.bytes);
    }
  }

  /** Takes the end of the stream, and in words how it ended. Bytes that no LF ended are a violation (RPC-03). */
  endOfStream(how: string): void {
    if (this.#ended !== undefined) return;
    const rest = this.#splitter.end();
    if (nestsDeeper(rest, MAX_NESTING)) {
      this.#onFlood(`that nests deeper than ${MAX_NESTING} levels`);
      return;
    }
    if (rest.length > 0) {
      const text = rest.toString();
      this.#options.record("receive", text);
      this.#onBroken(text, "the last line is not ended by LF", idOf(readLine(text)), true);
    }
    this.end(
      (step, what) => new PeerError({ step, kind: "closed", message: `the daemon ${how} before ${what}` }),
    );
  }

  /** Ends every wait, now and later, for the given reason; the first reason stays. */
  end(why: EndReason): void {
    if (this.#ended !== undefined) return;
    this.#ended = why;
    this.calls.failAll((method) => why("reply", `it replied to ${method}`));
    this.lines.fail(why("reply", "the awaited line came"));
    this.events.fail(why("event", "the awaited event came"));
    this.listeners.clear();
  }

  /** What else is known about a silence. */
  silenceHint(): string | undefined {
    const bytes = this.#splitter.pendingBytes;
    return bytes === 0 ? undefined : `End every message with LF: bytes have come that none ends (${bytes}).`;
  }

  #onLine(bytes: Buffer): void {
    const text = bytes.toString();
    this.#options.record("receive", text);
    const reading = readLine(text);
    if (!isUtf8(bytes)) this.#onBroken(text, "not valid UTF-8", idOf(reading), true);
    else if (reading.kind === "reply") this.#onReply(text, reading);
    else if (reading.kind === "notification") this.#onNotification(text, reading.method, reading.params);
    else if (reading.kind === "broken") this.#onBroken(text, reading.why, reading.id, false);
  }

  #onReply(text: string, { id, outcome }: LineReading & { kind: "reply" }): void {
    const delivery = id === null ? "unknown" : this.calls.deliver(id, outcome);
    if (delivery === "delivered") return;
    if (delivery === "late") {
      this.#options.record("note", `a late reply: the call with id ${JSON.stringify(id)} had timed out`);
      return;
    }
    const twin = id === null ? undefined : this.calls.twinOf(id);
    if (twin === undefined) {
      this.#onBroken(
        text,
        `a reply with id ${JSON.stringify(id)}, which no pending call has`,
        undefined,
        false,
      );
    } else {
      this.#onBroken(text, `the id ${JSON.stringify(twin)} came back as ${JSON.stringify(id)}`, twin, true);
    }
  }

  #onNotification(text: string, method: string, params: unknown): void {
    const event = method === "event" ? readEvent(params) : undefined;
    if (event === undefined) {
      this.#onBroken(text, `an unknown or malformed notification (${method})`, undefined, false);
      return;
    }
    for (const listener of [...this.listeners]) listener(event);
    this.events.offer(event);
  }

  /** A line against the rules: `always` a violation, or only where no check reads lines for itself. */
  #onBroken(text: string, why: string, id: RpcId | undefined, always: boolean): void {
    const claimed = id !== undefined && this.calls.reject(id, why);
    if (always || claimed || !this.raw) this.#options.violations.add(text, why);
    if (claimed || !this.raw || this.lines.add(text)) return;
    this.#options.violations.add(text, "more unread lines than the kit keeps");
  }

  #onFlood(what: string): void {
    const message = `the daemon sent a line ${what}`;
    this.#options.violations.add("", message);
    this.end((step) => new PeerError({ step, kind: "malformed", message }));
  }
}

/** The id that a line answers, where it answers one. */
function idOf(reading: LineReading): RpcId | undefined {
  return (reading.kind === "reply" || reading.kind === "broken") && reading.id !== null
    ? reading.id
    : undefined;
}
