/**
 * A check may start several conversations and await them one after the other. When the target breaks off, the first
 * rejection ends the check, and those of the others reach nobody: they say the same thing again, and must not end the
 * process.
 */
import { PeerError } from "../clients/peer-error.js";

/** Runs `act`; meanwhile a rejection of the target's doing that nobody awaits any more is let go. Any other is not. */
export async function withoutDroppedWaits<T>(act: () => Promise<T>): Promise<T> {
  const onUnhandled = (reason: unknown): void => {
    if (!(reason instanceof PeerError)) throw reason;
  };
  process.on("unhandledRejection", onUnhandled);
  try {
    return await act();
  } finally {
    process.off("unhandledRejection", onUnhandled);
  }
}
