/** The `toolCount` of a session, where `sessions.list` and `tools_changed` tell it. */
import type { RpcEvent } from "../../clients/rpc-event.js";
import { isJsonObject } from "../../spec/json.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";

/** What `sessions.list` says; `undefined` where it does not say it. */
export async function toolCountOf(world: DaemonWorld, sessionId: string): Promise<unknown> {
  const outcome = await world.rpc.call("sessions.list");
  const sessions: unknown = outcome.ok ? outcome.result : [];
  if (!Array.isArray(sessions)) return undefined;
  const entry = sessions.filter(isJsonObject).find((session) => session["sessionId"] === sessionId);
  return entry?.["toolCount"];
}

/** What the `tools_changed` among the events say of the session, oldest first. */
export function toolCountsAnnounced(events: readonly RpcEvent[], sessionId: string): unknown[] {
  return events
    .filter((event) => event.kind === "tools_changed" && event.sessionId === sessionId)
    .map(({ data }) => (isJsonObject(data) ? data["toolCount"] : undefined));
}
