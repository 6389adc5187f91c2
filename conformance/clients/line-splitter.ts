/** The LF byte, the only one that ends a message (RPC-01). */
const LF = 0x0a;

/** The default bound of one line. The longest reply that the kit asks for lists 10,000 tools: a tenth of it. */
export const DEFAULT_MAX_LINE_BYTES = 32 * 1024 * 1024;

/** What the splitter found: a whole line without its LF, or a line that grew past the bound. */
export type SplitLine =
  | { readonly kind: "line"; readonly bytes: Buffer }
  /** Reported once, as soon as the bound is passed; the rest of that line is dropped. */
  | { readonly kind: "too-long"; readonly limit: number };

/**
 * Cuts a stream of bytes into lines, at 0x0A and nowhere else, whatever the chunks. Empty lines mean nothing
 * (RPC-01) and are left out. The cost is linear in the bytes, also with one byte per chunk: an unfinished line
 * is kept in one growing buffer.
 */
export class LineSplitter {
  readonly #limit: number;
  #buffer: Buffer | undefined;
  #length = 0;
  #skipping = false;

  constructor(limit: number = DEFAULT_MAX_LINE_BYTES) {
    this.#limit = limit;
  }

  /** How many bytes have arrived that no LF has ended yet. */
  get pendingBytes(): number {
    return this.#length;
  }

  /** Takes the next bytes and yields the lines that they complete. `chunk` must not be modified afterwards. */
  push(chunk: Uint8Array): SplitLine[] {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const lines: SplitLine[] = [];
    let from = 0;
    while (from < bytes.length) {
      // Not left to what follows: a flood of them would cost a hundred times what it costs to send.
      if (bytes[from] === LF && this.#length === 0 && !this.#skipping) {
        from += 1;
        continue;
      }
      const lf = bytes.indexOf(LF, from);
      const piece = bytes.subarray(from, lf === -1 ? bytes.length : lf);
      from += piece.length + 1;
      if (!this.#skipping && this.#length + piece.length > this.#limit) {
        lines.push({ kind: "too-long", limit: this.#limit });
        this.#drop();
        this.#skipping = true;
      }
      if (lf === -1) {
        if (!this.#skipping) this.#append(piece);
      } else if (this.#skipping) {
        this.#skipping = false;
      } else {
        lines.push({ kind: "line", bytes: this.#finish(piece) });
      }
    }
    return lines;
  }

  /** The bytes after the last LF, at the end of the stream; empty where the last line was terminated. */
  end(): Buffer {
    return this.#finish(Buffer.alloc(0));
  }

  #append(piece: Buffer): void {
    const needed = this.#length + piece.length;
    if (this.#buffer === undefined || this.#buffer.length < needed) {
      // Doubling keeps the copying linear; 1 KiB is a usual reply.
      const grown = Buffer.allocUnsafeSlow(Math.max(needed, 2 * (this.#buffer?.length ?? 512)));
      this.#buffer?.copy(grown, 0, 0, this.#length);
      this.#buffer = grown;
    }
    piece.copy(this.#buffer, this.#length);
    this.#length = needed;
  }

  #finish(piece: Buffer): Buffer {
    if (this.#length === 0) return piece;
    this.#append(piece);
    const line = this.#buffer?.subarray(0, this.#length) ?? piece;
    this.#drop();
    return line;
  }

  #drop(): void {
    this.#buffer = undefined;
    this.#length = 0;
  }
}
