import { isJsonObject } from "../../spec/json.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";

/**
 * Every id and alias that `sessions.list` shows, those of sessions that are not live included: what a selector
 * gets that is one of them is not for a check about unknown selectors to say. Read leniently; a session that is
 * not live need not have an alias.
 */
export async function knownNames(world: DaemonWorld): Promise<ReadonlySet<string>> {
  const outcome = await world.rpc.call("sessions.list");
  const entries: readonly unknown[] = outcome.ok && Array.isArray(outcome.result) ? outcome.result : [];
  const names = entries.flatMap((entry) => (isJsonObject(entry) ? [entry["sessionId"], entry["alias"]] : []));
  return new Set(names.filter((name) => typeof name === "string"));
}
