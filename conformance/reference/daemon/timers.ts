/** Timers that never keep a process alive and that take any length. */

// A longer delay overflows in Node, which then fires at once.
const LONGEST_DELAY_MS = 2 ** 31 - 1;

/**
 * Runs an action once after a delay.
 *
 * @returns stops the timer; harmless when it has fired
 */
export function after(delayMs: number, action: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = (leftMs: number): void => {
    const step = Math.min(leftMs, LONGEST_DELAY_MS);
    timer = setTimeout(() => {
      if (leftMs > step) wait(leftMs - step);
      else action();
    }, step).unref();
  };
  wait(delayMs);
  return () => {
    clearTimeout(timer);
  };
}

/**
 * Runs an action again and again.
 *
 * @returns stops the timer
 */
export function every(intervalMs: number, action: () => void): () => void {
  const timer = setInterval(action, Math.min(intervalMs, LONGEST_DELAY_MS)).unref();
  return () => {
    clearInterval(timer);
  };
}
