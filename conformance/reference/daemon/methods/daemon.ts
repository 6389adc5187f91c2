/** `daemon.status` and `daemon.shutdown`. */
import { paramsObject } from "../params.js";
import type { Method } from "../rpc.js";
import { VERSION } from "../version.js";
import type { MethodContext } from "./context.js";

export function daemonStatus({ startedAt, wssPort, sessions, profile }: MethodContext): Method {
  return (params) => {
    paramsObject(params);
    return { version: VERSION, pid: process.pid, startedAt, wssPort, sessions: sessions.count, profile };
  };
}

export function daemonShutdown({ requestStop }: MethodContext): Method {
  return (params) => {
    paramsObject(params);
    // The reply to this very request has to be written first.
    setImmediate(requestStop);
    return { ok: true };
  };
}
