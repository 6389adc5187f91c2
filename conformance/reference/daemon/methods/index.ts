/** Every RPC method under its name. A Map, so that `constructor` names none (RPC-06). */
import type { Method } from "../rpc.js";
import type { MethodContext } from "./context.js";
import { daemonShutdown, daemonStatus } from "./daemon.js";
import { eventsSubscribe } from "./events.js";
import { linkCreate } from "./link.js";
import { sessionsDescribe, sessionsList, sessionsRevoke } from "./sessions.js";
import { toolsCall, toolsCancel } from "./tools-call.js";
import { toolsList } from "./tools-list.js";

export function makeMethods(context: MethodContext): ReadonlyMap<string, Method> {
  return new Map([
    ["daemon.status", daemonStatus(context)],
    ["daemon.shutdown", daemonShutdown(context)],
    ["link.create", linkCreate(context)],
    ["sessions.list", sessionsList(context)],
    ["sessions.describe", sessionsDescribe(context)],
    ["sessions.revoke", sessionsRevoke(context)],
    ["tools.list", toolsList(context)],
    ["tools.call", toolsCall(context)],
    ["tools.cancel", toolsCancel(context)],
    ["events.subscribe", eventsSubscribe(context)],
  ]);
}
