/** What the daemon says of a session of the kit's. */
import type { ClauseId } from "../../../generated/clauses.js";
import type { Finding } from "../../engine/check.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { SessionEntry } from "../../targets/daemon-replies.js";

/** The live sessions: the others that `sessions.list` may hold are of no account. */
export async function liveSessions(world: DaemonWorld): Promise<readonly SessionEntry[]> {
  const entries = await world.sessions();
  return entries.filter(({ state }) => state === "active" || state === "suspended");
}

/** What is wrong when the session is in another state than this one; `ended` is any but a live one. */
export async function judgeState(
  world: DaemonWorld,
  sessionId: string,
  expected: "active" | "suspended" | "ended",
  clause: ClauseId,
  after: string,
): Promise<Finding | undefined> {
  const session = (await liveSessions(world)).find((entry) => entry.sessionId === sessionId);
  const actual = session?.state ?? "ended";
  if (actual === expected) return undefined;
  const message = `the session is ${actual} after ${after}`;
  return { code: "wrong-state", clause, message, expected, actual };
}
