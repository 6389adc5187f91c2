/** JSON-RPC messages, from a line's text to a request, and from a result or an error to a reply's text (RPC-03 to RPC-08). */
import { has, isObject, isString, type JsonObject } from "./json.js";
import { memberText } from "./raw-json.js";
import { RPC_CODE, RpcError } from "./rpc-error.js";
import { writeJson } from "./write-json.js";

/** A well-formed request; its params have not been looked at. */
export type Request = {
  /** The id as JSON text; `undefined` makes the request a notification. */
  readonly id: string | undefined;
  readonly method: string;
  readonly params: unknown;
};

/** What is no request, and the id to refuse it under. */
export type Refusal = { readonly id: string; readonly refusal: RpcError };

const NO_ID = "null";

/** Reads one message; `value` is what its text parses to. */
export function readRequest(value: unknown, text: string): Request | Refusal {
  if (!isObject(value)) return refuse(NO_ID, "a message must be a JSON object");
  const id = idOf(value, text);
  if (id === "malformed") return refuse(NO_ID, "id must be a string or a number");
  if (value["jsonrpc"] !== "2.0") return refuse(id, 'jsonrpc must be "2.0"');
  const { method, params } = value;
  if (!isString(method)) return refuse(id, "method must be a string");
  return { id, method, params };
}

export function parseErrorReply(why: string): string {
  return errorReply(NO_ID, new RpcError(RPC_CODE.parseError, `Parse error: ${why}`));
}

export function invalidRequestReply(why: string): string {
  return errorReply(NO_ID, invalidRequest(why));
}

export function resultReply(id: string, result: unknown): string {
  return `{"jsonrpc":"2.0","id":${id},"result":${writeJson(result)}}`;
}

export function errorReply(id: string, { code, message, data }: RpcError): string {
  return `{"jsonrpc":"2.0","id":${id},"error":${writeJson({ code, message, data })}}`;
}

/** A notification of the daemon's own. */
export function notification(method: string, params: object): string {
  return `{"jsonrpc":"2.0","method":${JSON.stringify(method)},"params":${writeJson(params)}}`;
}

function idOf(request: JsonObject, text: string): string | undefined {
  const { id } = request;
  if (!has(request, "id")) return undefined;
  if (typeof id === "number") return isPlain(id) ? String(id) : memberText(text, "id");
  if (isString(id) || id === null) return JSON.stringify(id);
  return "malformed";
}

/** Whether a number is sure to be written again as it was read, up to the way of writing it. */
function isPlain(id: number): boolean {
  return Number.isSafeInteger(id) && !Object.is(id, -0);
}

function refuse(id: string | undefined, why: string): Refusal {
  return { id: id ?? NO_ID, refusal: invalidRequest(why) };
}

function invalidRequest(why: string): RpcError {
  return new RpcError(RPC_CODE.invalidRequest, `Invalid Request: ${why}`);
}
