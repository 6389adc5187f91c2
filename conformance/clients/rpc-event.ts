import { isJsonObject, type JsonObject, member, stringMember } from "./json-value.js";

/** A notification `event` from a daemon, after `events.subscribe`. */
export interface RpcEvent {
  readonly kind: string;
  readonly sessionId: string | undefined;
  readonly alias: string | undefined;
  readonly data: unknown;
  readonly seq: number | undefined;
  readonly ts: unknown;
  /** The whole `params`, for members that are not named here. */
  readonly params: JsonObject;
}

/** Reads the params of a notification `event`; `undefined` where they are no object with a string `kind`. */
export function readEvent(params: unknown): RpcEvent | undefined {
  if (!isJsonObject(params)) return undefined;
  const kind = stringMember(params, "kind");
  if (kind === undefined) return undefined;
  const seq = member(params, "seq");
  return {
    kind,
    sessionId: stringMember(params, "sessionId"),
    alias: stringMember(params, "alias"),
    data: member(params, "data"),
    seq: typeof seq === "number" ? seq : undefined,
    ts: member(params, "ts"),
    params,
  };
}
