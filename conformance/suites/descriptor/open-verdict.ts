/** Judging what is open: a verdict must be reached, the same one each time, and the daemon lives on (DESC-10). */
import type { Finding } from "../../engine/check.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { verdictOn } from "./either-verdict.js";

/** Sends the text three times: in two snapshots and in a delta. */
export async function sameVerdictTwice(world: DaemonWorld, text: string): Promise<Finding | undefined> {
  const first = await verdictOn(world, text, "DESC-10");
  if (typeof first !== "string") return first;
  for (const by of ["snapshot", "delta"] as const) {
    const again = await verdictOn(world, text, "DESC-10", by);
    if (typeof again !== "string") return again;
    if (again === first) continue;
    const message = `a text was ${first} in one snapshot, and ${again} in a later ${by}`;
    return { code: "unstable", clause: "DESC-10", message, expected: first, actual: again };
  }
  return undefined;
}
