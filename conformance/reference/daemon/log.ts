/** Takes one line about something that went wrong, without its line end. */
export type Log = (line: string) => void;

/** Runs an action; what it throws is logged, because one connection's fault must not end the daemon. */
export function guarded(log: Log, action: () => void): void {
  try {
    action();
  } catch (error) {
    log(describe(error));
  }
}

/** An unexpected error with its stack. */
export function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
