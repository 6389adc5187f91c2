import { isJsonObject, type JsonObject, member, readJson } from "./json-value.js";

/** The id of a request of the kit's own: any id of RPC-04. */
export type RpcId = string | number;

/** The `error` member of a reply. */
export interface RpcErrorObject {
  readonly code: number;
  readonly message: string;
  /** Present exactly when the reply has the member (it may be `null`). */
  readonly data?: unknown;
}

/** A well-formed reply. JSON-RPC errors are values: many checks are about getting one. */
export type RpcOutcome =
  | { readonly ok: true; readonly result: unknown; readonly raw: string }
  | { readonly ok: false; readonly error: RpcErrorObject; readonly raw: string };

/** What one line from a daemon is. */
export type LineReading =
  /** An empty line (a CR before the LF is tolerated); it means nothing. */
  | { readonly kind: "blank" }
  /** A reply that keeps RPC-03; `id: null` is what an unreadable request is answered with. */
  | { readonly kind: "reply"; readonly id: RpcId | null; readonly outcome: RpcOutcome }
  | { readonly kind: "notification"; readonly method: string; readonly params: unknown }
  /** Anything else, and the id that it claims to answer, where that can be told. */
  | { readonly kind: "broken"; readonly id: RpcId | undefined; readonly why: string };

/** Reads one line (without its LF) strictly by RPC-03. */
export function readLine(text: string): LineReading {
  if (text === "" || text === "\r") return { kind: "blank" };
  const json = readJson(text);
  if (!json.ok) return { kind: "broken", id: undefined, why: `not JSON: ${json.why}` };
  if (!isJsonObject(json.value)) return { kind: "broken", id: undefined, why: "not a JSON object" };
  return readMessage(json.value, text);
}

function readMessage(message: JsonObject, raw: string): LineReading {
  const id = member(message, "id");
  const known = typeof id === "string" || typeof id === "number" ? id : undefined;
  const broken = (why: string): LineReading => ({ kind: "broken", id: known, why });

  if (member(message, "jsonrpc") !== "2.0") return broken('no member `jsonrpc` that is "2.0"');
  if (Object.hasOwn(message, "method")) return readNotification(message, broken);

  if (!Object.hasOwn(message, "id")) return broken("a reply without `id`");
  if (known === undefined && id !== null) return broken("an `id` that is no string, number or null");

  const hasResult = Object.hasOwn(message, "result");
  const hasError = Object.hasOwn(message, "error");
  if (hasResult && hasError) return broken("both `result` and `error`");
  if (hasResult) {
    const outcome = { ok: true, result: message["result"], raw } as const;
    return { kind: "reply", id: known ?? null, outcome };
  }
  if (!hasError) return broken("neither `result` nor `error`");

  const error = readError(message["error"]);
  if (typeof error === "string") return broken(error);
  return { kind: "reply", id: known ?? null, outcome: { ok: false, error, raw } };
}

function readNotification(message: JsonObject, broken: (why: string) => LineReading): LineReading {
  const method = member(message, "method");
  if (typeof method !== "string") return broken("a `method` that is no string");
  if (Object.hasOwn(message, "id")) return broken("a request: a daemon only replies and notifies");
  return { kind: "notification", method, params: member(message, "params") };
}

/** The error object, or why it is none (JSON-RPC 2.0, section 5.1). */
function readError(value: unknown): RpcErrorObject | string {
  if (!isJsonObject(value)) return "an `error` that is no object";
  const code = member(value, "code");
  const message = member(value, "message");
  if (typeof code !== "number" || !Number.isInteger(code)) return "an `error.code` that is no integer";
  if (typeof message !== "string") return "an `error.message` that is no string";
  return Object.hasOwn(value, "data") ? { code, message, data: value["data"] } : { code, message };
}
