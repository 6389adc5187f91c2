/** Ctrl-C and its like: the first ends the run in good order, a second one at once. */
import { exitCodes } from "../engine/exit-code.js";

const endings = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** npm hands its child the Ctrl-C that the terminal has sent it already: what comes this soon is the same one. */
const sameMs = 500;
/** Closing a target that does not want to go takes up to 2 s; whoever sent TERM does not wait for much longer. */
const patienceMs = 5_000;

/** The process, or what a test puts in its place. */
export type Process = {
  on(signal: NodeJS.Signals, listener: () => void): unknown;
  exit(code: number): void;
};

/**
 * From now on a signal to end aborts what is returned. The process ends by itself only when asked twice, or
 * when ending in good order takes too long; then the exit handler of `targets/leftovers` cleans up.
 */
export function interruption(
  host: Process = process,
  now: () => number = () => performance.now(),
): AbortSignal {
  const controller = new AbortController();
  let firstAt = 0;
  for (const name of endings) {
    host.on(name, () => {
      if (!controller.signal.aborted) {
        firstAt = now();
        setTimeout(() => {
          host.exit(exitCodes.interrupted);
        }, patienceMs).unref();
        controller.abort();
      } else if (now() - firstAt > sameMs) {
        host.exit(exitCodes.interrupted);
      }
    });
  }
  return controller.signal;
}
