/** Judging what is open: a verdict must be reached, the same one each time, and the daemon lives on (DESC-10). */
import { PeerError } from "../../clients/peer-error.js";
import type { Finding } from "../../engine/check.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { verdictOn } from "./verdict.js";

/** Sends the text twice, each time in a snapshot of its own. */
export async function sameVerdictTwice(world: DaemonWorld, text: string): Promise<Finding | undefined> {
  const first = await verdictOn(world, text, "DESC-10");
  if (typeof first !== "string") return first;
  const second = await verdictOn(world, text, "DESC-10");
  if (typeof second !== "string") return second;
  await listAnyhow(world);
  if (first === second) return undefined;
  return {
    code: "unstable",
    clause: "DESC-10",
    message: `a text was ${first} the first time and ${second} the second time`,
    expected: first,
    actual: second,
  };
}

/** Listing must not end the daemon. What becomes of half a surrogate pair in the reply is for RPC-03. */
async function listAnyhow(world: DaemonWorld): Promise<void> {
  try {
    await world.list(await world.app());
  } catch (error) {
    if (!(error instanceof PeerError) || error.kind !== "malformed") throw error;
  }
}
