/** `events.subscribe`. A second subscription on a connection replaces the first. */
import { paramsObject, parseSubscription } from "../params.js";
import type { Method } from "../rpc.js";
import type { MethodContext } from "./context.js";

export function eventsSubscribe({ events }: MethodContext): Method {
  return (params, peer) => {
    events.subscribe(peer.subscriber, parseSubscription(paramsObject(params)));
    return { ok: true };
  };
}
