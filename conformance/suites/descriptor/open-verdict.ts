/** Judging what is open: a verdict must be reached, the same one each time, and the daemon lives on (DESC-10). */
import type { Finding } from "../../engine/check.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { verdictOn } from "./either-verdict.js";

/** Sends the text twice, each time in a snapshot of its own. */
export async function sameVerdictTwice(world: DaemonWorld, text: string): Promise<Finding | undefined> {
  const first = await verdictOn(world, text, "DESC-10");
  if (typeof first !== "string") return first;
  const second = await verdictOn(world, text, "DESC-10");
  if (typeof second !== "string") return second;
  if (first === second) return undefined;
  return {
    code: "unstable",
    clause: "DESC-10",
    message: `a text was ${first} the first time and ${second} the second time`,
    expected: first,
    actual: second,
  };
}
