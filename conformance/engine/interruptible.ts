/** A driver that can be interrupted: whatever waits for one of its instances then ends at once, not in its own time. */
import type { Driver, Instance } from "../targets/driver.js";

/** Thrown by a driver that opens nothing any more. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
  constructor() {
    super("interrupted");
  }
}

/**
 * Opens what `driver` opens until `signal` aborts. Then every open instance is closed, which fails what is
 * waiting for a reply, and an instance that is still being opened is closed as soon as it is there.
 */
export function interruptible<World>(driver: Driver<World>, signal: AbortSignal): Driver<World> {
  const open = new Set<Instance<World>>();
  const closeAll = (): void => {
    for (const instance of open) void instance.close();
  };
  return {
    missing: driver.missing,
    async open(options) {
      const aborted = abortOf(signal);
      try {
        const opening = driver.open(options);
        const opened = await Promise.race([opening, aborted.promise]);
        if (opened === undefined) {
          opening.then((late) => late.close()).catch(() => undefined);
          throw new Interrupted();
        }
        const instance: Instance<World> = closedOnce(opened, () => {
          open.delete(instance);
          // A signal may outlive many runs.
          if (open.size === 0) signal.removeEventListener("abort", closeAll);
        });
        open.add(instance);
        signal.addEventListener("abort", closeAll);
        return instance;
      } finally {
        aborted.forget();
      }
    },
  };
}

/** The instance, with a `close` that may be called by whoever comes first. */
function closedOnce<World>(instance: Instance<World>, onClose: () => void): Instance<World> {
  let closing: Promise<void> | undefined;
  return {
    world: instance.world,
    exitWithin: (ms) => instance.exitWithin(ms),
    stderr: () => instance.stderr(),
    transcript: () => instance.transcript(),
    clearTranscript: () => {
      instance.clearTranscript();
    },
    reset: () => instance.reset(),
    close() {
      closing ??= instance.close().finally(onClose);
      return closing;
    },
  };
}

/** Resolves when the signal aborts, with nothing. */
function abortOf(signal: AbortSignal): { readonly promise: Promise<undefined>; forget(): void } {
  let onAbort = (): void => undefined;
  const promise = new Promise<undefined>((resolve) => {
    onAbort = () => {
      resolve(undefined);
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener("abort", onAbort);
  });
  return {
    promise,
    forget: () => {
      signal.removeEventListener("abort", onAbort);
    },
  };
}
