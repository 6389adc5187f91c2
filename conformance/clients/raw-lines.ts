import { WaitList } from "./wait-list.js";

/** Code units of unread lines that are kept; a target that sends more to a check that does not read is flooding. */
const MAX_UNREAD = 64 * 1024 * 1024;

/** The lines of one connection that no call claimed, for checks that judge replies byte by byte. */
export class RawLines {
  readonly #unread: string[] = [];
  readonly #waits = new WaitList<string>();
  #size = 0;

  /** Adds a line; false where it had to be dropped. */
  add(line: string): boolean {
    if (this.#waits.offerFirst(line)) return true;
    if (this.#size + line.length > MAX_UNREAD) return false;
    this.#unread.push(line);
    this.#size += line.length;
    return true;
  }

  /** The oldest unread line, now or when it comes; `undefined` where the stream has ended. */
  next(timeoutMs: number, onTimeout: () => Error): Promise<string> {
    const line = this.#unread.shift();
    if (line === undefined) return this.#waits.wait(() => true, timeoutMs, onTimeout);
    this.#size -= line.length;
    return Promise.resolve(line);
  }

  /** Whether lines wait to be read. */
  get isEmpty(): boolean {
    return this.#unread.length === 0;
  }

  /** Takes all unread lines. */
  takeAll(): string[] {
    this.#size = 0;
    return this.#unread.splice(0);
  }

  /** Ends every wait with `error`; lines already here can still be read. */
  fail(error: Error): void {
    this.#waits.fail(error);
  }
}
