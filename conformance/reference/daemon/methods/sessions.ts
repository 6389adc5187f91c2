/** `sessions.list`, `sessions.describe` and `sessions.revoke`. */
import { paramsObject, parseSelection } from "../params.js";
import type { Method } from "../rpc.js";
import { summarize } from "../session.js";
import type { MethodContext } from "./context.js";

export function sessionsList({ sessions }: MethodContext): Method {
  return (params) => {
    paramsObject(params);
    return sessions.all().map(summarize);
  };
}

export function sessionsDescribe({ sessions }: MethodContext): Method {
  return (params) => {
    const { selector } = parseSelection(paramsObject(params));
    return summarize(sessions.select(selector));
  };
}

export function sessionsRevoke({ sessions }: MethodContext): Method {
  return (params) => {
    const { selector } = parseSelection(paramsObject(params));
    sessions.revoke(sessions.select(selector));
    return { ok: true };
  };
}
