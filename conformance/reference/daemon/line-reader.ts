/** Cuts a stream of bytes into lines at 0x0A and nowhere else, however the bytes were split over reads (RPC-01, RPC-02). */

const LF = 0x0a;
const EMPTY = Buffer.alloc(0);

/** One line without its LF, or the news that one was longer than allowed and has been dropped. */
export type Line = Buffer | "too-long";

export class LineReader {
  readonly #maxBytes: number;
  /** Bytes that were pushed and not yet looked at. */
  #unread: Buffer = EMPTY;
  /** The beginning of a line whose LF has not come yet: the first `#length` bytes. */
  #partial: Buffer = EMPTY;
  #length = 0;
  #isTooLong = false;

  /** @param maxBytes - how long a line may be; no more than that is ever kept of one */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  push(chunk: Buffer): void {
    this.#unread = this.#unread.length === 0 ? chunk : Buffer.concat([this.#unread, chunk]);
  }

  /** The next line that is complete; `undefined` where none is. */
  next(): Line | undefined {
    const end = this.#unread.indexOf(LF);
    if (end === -1) {
      this.#keep(this.#unread);
      this.#unread = EMPTY;
      return undefined;
    }
    this.#keep(this.#unread.subarray(0, end));
    this.#unread = this.#unread.subarray(end + 1);
    return this.#take();
  }

  #keep(bytes: Buffer): void {
    if (this.#isTooLong) return;
    if (this.#length + bytes.length > this.#maxBytes) {
      this.#isTooLong = true;
      this.#partial = EMPTY;
      this.#length = 0;
      return;
    }
    this.#reserve(bytes.length);
    bytes.copy(this.#partial, this.#length);
    this.#length += bytes.length;
  }

  #take(): Line {
    const line = this.#isTooLong ? "too-long" : this.#partial.subarray(0, this.#length);
    this.#partial = EMPTY;
    this.#length = 0;
    this.#isTooLong = false;
    return line;
  }

  /** Doubles the room, so that a line that comes byte by byte is not copied for each of them. */
  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#partial.length) return;
    const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.#partial.length));
    this.#partial.copy(larger, 0, 0, this.#length);
    this.#partial = larger;
  }
}
