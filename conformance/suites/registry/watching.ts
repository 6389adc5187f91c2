/** A connection of a check's own that has subscribed to events, and what it has heard. */
import type { RpcClient } from "../../clients/rpc-client.js";
import type { RpcEvent } from "../../clients/rpc-event.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";

export type Watcher = {
  readonly rpc: RpcClient;
  /** Every event so far, oldest first. */
  readonly heard: readonly RpcEvent[];
};

/** Connects and subscribes. The world closes the connection at its next reset; a check that makes many closes its own. */
export async function watch(world: DaemonWorld): Promise<Watcher> {
  const rpc = await world.connect();
  const heard: RpcEvent[] = [];
  rpc.onEvent((event) => heard.push(event));
  await rpc.call("events.subscribe", {});
  return { rpc, heard };
}

/** The name that an app gave an `app_event`. */
export function eventName({ kind, data }: RpcEvent): unknown {
  const hasName = kind === "app_event" && typeof data === "object" && data !== null && "name" in data;
  return hasName ? data.name : undefined;
}
