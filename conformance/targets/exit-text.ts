/** How a target's process ended, in words. */
import type { PeerError } from "../clients/peer-error.js";
import type { Exit } from "./driver.js";

/** `ended with code 3`, `was ended by SIGSEGV`. */
export function exitText({ code, signal }: Exit): string {
  return signal === null ? `ended with code ${code ?? "unknown"}` : `was ended by ${signal}`;
}

/** A process that ends closes its sockets first; its end is seen a moment later. */
const exitPatienceMs = 500;

/** To be put behind the message of an error: that the process has ended, if that is why. */
export async function endOf(
  target: { exitWithin(ms: number): Promise<Exit | undefined> },
  { kind }: Pick<PeerError, "kind">,
): Promise<string> {
  const exit = await target.exitWithin(kind === "timeout" ? 0 : exitPatienceMs);
  return exit === undefined ? "" : `; its process ${exitText(exit)}`;
}
