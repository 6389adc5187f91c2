/** A queue whose reader waits: what the test clients put their lines, events and frames into. */

// Everything here happens on one machine in milliseconds; what has not come by then does not come.
const PATIENCE_MS = 5000;

export class Mailbox<T> {
  readonly #items: T[] = [];
  readonly #readers: ((item: T) => void)[] = [];

  put(item: T): void {
    const reader = this.#readers.shift();
    if (reader === undefined) this.#items.push(item);
    else reader(item);
  }

  /** The oldest item that nobody has taken; rejects when none comes in time. */
  take(what: string): Promise<T> {
    if (this.#items.length > 0) return Promise.resolve(this.#items.shift() as T);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`waited in vain for ${what}`));
      }, PATIENCE_MS);
      this.#readers.push((item) => {
        clearTimeout(timer);
        resolve(item);
      });
    });
  }

  /** What is there already. */
  waiting(): readonly T[] {
    return this.#items;
  }
}
