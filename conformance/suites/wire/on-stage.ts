/** Cases that make sessions and sockets of their own. */
import { NotJudged } from "../../engine/check.js";
import type { Finding } from "../../engine/check.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";

/**
 * Performs a case and puts away what it has added, so that the next one begins without it. After a failure the
 * engine does that, on an instance that may not answer any more.
 */
export async function onStage(
  world: DaemonWorld,
  act: () => Promise<Finding | undefined>,
): Promise<Finding | undefined> {
  try {
    const finding = await act();
    if (finding === undefined) await world.dismiss();
    return finding;
  } catch (error) {
    if (error instanceof NotJudged) await world.dismiss();
    throw error;
  }
}
