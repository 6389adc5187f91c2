import type { Transcript } from "./transcript.js";

/** Something a target sent that the protocol does not allow, and that no call could be blamed for alone. */
export interface Violation {
  /** What was sent (cut, where it was long). */
  readonly text: string;
  /** Which rule it breaks, in words. */
  readonly why: string;
}

/** A flood of garbage has made its point long before this many entries. */
const MAX_VIOLATIONS = 100;
const MAX_TEXT = 1024;

/** The violations seen on one connection: the first hundred in full, all of them counted. */
export class ViolationLog {
  readonly entries: Violation[] = [];
  readonly #transcript: Transcript;
  readonly #channel: string;
  #count = 0;

  constructor(transcript: Transcript, channel: string) {
    this.#transcript = transcript;
    this.#channel = channel;
  }

  /** How many there were, those left out of {@link entries} included. */
  get count(): number {
    return this.#count;
  }

  /** Keeps one, and notes it in the transcript. */
  add(text: string, why: string): void {
    this.#count += 1;
    if (this.entries.length >= MAX_VIOLATIONS) return;
    const cut = text.length > MAX_TEXT;
    const shown = cut ? Buffer.from(text.slice(0, MAX_TEXT), "utf16le").toString("utf16le") + "…" : text;
    this.entries.push({ text: shown, why });
    this.#transcript.record(this.#channel, "note", `violation: ${why}`);
  }
}
