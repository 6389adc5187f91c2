import { abandonable } from "./abandonable.js";

interface Wait<T> {
  readonly accepts: (value: T) => boolean;
  readonly settle: (value: T) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Waits for values that a target sends of its own accord (events, frames, lines). A wait sees only what is
 * offered after it was made, has a deadline, and leaves neither timer nor listener behind.
 */
export class WaitList<T> {
  readonly #waits = new Set<Wait<T>>();

  /**
   * Resolves with the first value offered from now on that `accepts` is true for, and rejects with
   * `onTimeout()` after `timeoutMs`. A predicate that throws rejects its own wait.
   */
  wait(accepts: (value: T) => boolean, timeoutMs: number, onTimeout: () => Error): Promise<T> {
    return abandonable(
      new Promise<T>((resolve, reject) => {
        const timer = setTimeout(() => {
          wait.fail(onTimeout());
        }, timeoutMs);
        const end = (): void => {
          clearTimeout(timer);
          this.#waits.delete(wait);
        };
        const wait: Wait<T> = {
          accepts,
          settle: (value) => {
            end();
            resolve(value);
          },
          fail: (error) => {
            end();
            // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- what a predicate threw goes on as it is
            reject(error);
          },
        };
        this.#waits.add(wait);
      }),
    );
  }

  /** Gives `value` to every wait that accepts it. */
  offer(value: T): void {
    for (const wait of [...this.#waits]) this.#give(wait, value);
  }

  /** Gives `value` to the oldest wait that accepts it; whether there was one. */
  offerFirst(value: T): boolean {
    for (const wait of [...this.#waits]) if (this.#give(wait, value)) return true;
    return false;
  }

  /** Ends every wait with `error`. */
  fail(error: Error): void {
    for (const wait of [...this.#waits]) wait.fail(error);
  }

  #give(wait: Wait<T>, value: T): boolean {
    try {
      if (!wait.accepts(value)) return false;
      wait.settle(value);
      return true;
    } catch (error) {
      wait.fail(error);
      return false;
    }
  }
}
