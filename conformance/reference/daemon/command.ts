/** The daemon as a command: settings from the environment, faults to stderr, an end on a signal. */
import { describe } from "./log.js";
import { startReferenceDaemon, StartError, type Profile, type ReferenceDaemon } from "./index.js";

const EXIT_CANNOT_START = 1;
const EXIT_USAGE = 2;

/** Runs a daemon until it is told to stop; ends the process where it cannot start. */
export async function runDaemon({ profile }: { readonly profile: Profile }): Promise<void> {
  const stateDir = process.env["APPDUCT_STATE_DIR"];
  if (stateDir === undefined || stateDir === "") {
    fail("APPDUCT_STATE_DIR is not set: it names the daemon's state directory", EXIT_USAGE);
    return;
  }
  survive();
  try {
    const starting = startReferenceDaemon({ stateDir, profile, log });
    stopOnSignal(starting);
    await (
      await starting
    ).closed;
    process.exit();
  } catch (error) {
    fail(error instanceof StartError ? error.message : describe(error), EXIT_CANNOT_START);
  }
}

/** A fault in one connection is told, and the daemon goes on; so it does when nobody reads what it tells. */
function survive(): void {
  process.stderr.on("error", () => undefined);
  process.on("uncaughtException", (error) => {
    log(describe(error));
  });
}

/** Listens from the beginning: a signal may come as soon as the socket is there, or before. */
function stopOnSignal(starting: Promise<ReferenceDaemon>): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // Once: should the daemon not end, the next signal ends the process.
    process.once(signal, () => {
      starting.then(
        (daemon) => daemon.stop(),
        () => undefined,
      );
    });
  }
}

function log(line: string): void {
  process.stderr.write(`appduct-reference: ${line}\n`);
}

function fail(why: string, code: number): void {
  log(why);
  process.exitCode = code;
}
