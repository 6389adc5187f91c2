/** Which way an entry went, seen from the kit; a `note` is the kit's own remark. */
export type TranscriptDirection = "send" | "receive" | "note";

/** One thing said on one channel. */
export interface TranscriptEntry {
  /** Milliseconds since the transcript was last cleared. */
  readonly ms: number;
  readonly channel: string;
  readonly dir: TranscriptDirection;
  readonly text: string;
}

/** How a {@link Transcript} measures time and how much it keeps. */
export interface TranscriptOptions {
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number;
  /** Entries kept from the start (default 100: the set-up of a case, claim and snapshot included). */
  readonly keepFirst?: number;
  /** Entries kept from the end (default 200: what led up to a failure). */
  readonly keepLast?: number;
  /** UTF-16 code units kept of one entry (default 4096: the longest valid description). */
  readonly maxText?: number;
}

/**
 * The record of what was exchanged with a target, for a failure report. However long the exchange and
 * however large its messages, memory stays bounded: the first and the last entries are kept, and what was
 * left out is counted.
 */
export class Transcript {
  readonly #now: () => number;
  readonly #keepFirst: number;
  readonly #keepLast: number;
  readonly #maxText: number;
  readonly #first: TranscriptEntry[] = [];
  /** A ring: once full, entry `i` of the tail is overwritten in turn. */
  #last: TranscriptEntry[] = [];
  #tailCount = 0;
  #start: number;

  constructor(options: TranscriptOptions) {
    this.#now = options.now;
    this.#keepFirst = options.keepFirst ?? 100;
    this.#keepLast = options.keepLast ?? 200;
    this.#maxText = options.maxText ?? 4096;
    this.#start = this.#now();
  }

  /** Adds an entry; `text` beyond the limit is cut, and the cut says how many bytes (of UTF-8) are missing. */
  record(channel: string, dir: TranscriptDirection, text: string): void {
    const entry = { ms: this.#now() - this.#start, channel, dir, text: this.#shorten(text) };
    if (this.#first.length < this.#keepFirst) {
      this.#first.push(entry);
      return;
    }
    if (this.#keepLast > 0) this.#last[this.#tailCount % this.#keepLast] = entry;
    this.#tailCount += 1;
  }

  /** What is kept, in order; where entries were left out, a note in their place says how many. */
  entries(): TranscriptEntry[] {
    const omitted = this.#tailCount - this.#last.length;
    if (omitted === 0) return [...this.#first, ...this.#last];
    const split = this.#keepLast > 0 ? this.#tailCount % this.#keepLast : 0;
    const tail = [...this.#last.slice(split), ...this.#last.slice(0, split)];
    const ms = (tail[0] ?? this.#first.at(-1))?.ms ?? 0;
    const text = `… (${omitted} more ${omitted === 1 ? "entry" : "entries"} left out)`;
    return [...this.#first, { ms, channel: "transcript", dir: "note", text }, ...tail];
  }

  /** Forgets everything and restarts the clock at 0. */
  clear(): void {
    this.#first.length = 0;
    this.#last = [];
    this.#tailCount = 0;
    this.#start = this.#now();
  }

  #shorten(text: string): string {
    if (text.length <= this.#maxText) return text;
    let end = this.#maxText;
    const before = text.charCodeAt(end - 1);
    if (before >= 0xd800 && before <= 0xdbff) end -= 1;
    const missing = Buffer.byteLength(text) - Buffer.byteLength(text.slice(0, end));
    // A slice would keep the whole text alive (V8 shares the parent string); a copy does not.
    const kept = Buffer.from(text.slice(0, end), "utf16le").toString("utf16le");
    return `${kept}… (${missing} more bytes)`;
  }
}
