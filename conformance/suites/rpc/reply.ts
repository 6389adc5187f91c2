/**
 * Reading a line from a daemon leniently: a check of one clause must not stumble over what another clause
 * demands of a reply. The strict reading is `clients/rpc-reply.ts`, and RPC-03's checks use that.
 */
import { isJsonObject, jsonEqual, memberOf } from "../../spec/json.js";
import type { JsonObject } from "../../spec/json.js";

/** A line, as far as it can be read. */
export type Reply = {
  readonly text: string;
  /** What the line parses to; `undefined` where it is not JSON. */
  readonly value: unknown;
  /** The member `id`; `undefined` where there is none. */
  readonly id: unknown;
  /** The member `error` where it is an object; then `result` does not count. */
  readonly error: JsonObject | undefined;
  readonly result: unknown;
};

export function readReply(text: string): Reply {
  return { text, ...readValue(parse(text)) };
}

/** An element of a batch reply. */
export function readElement(value: unknown): Reply {
  return { text: JSON.stringify(value), ...readValue(value) };
}

/** The code of the error that the line is; `undefined` where it is none. */
export function codeOf({ error }: Reply): unknown {
  return error === undefined ? undefined : memberOf(error, "code");
}

/** Whether two replies say the same, apart from their ids: equal results, or errors of one code. */
export function isSameAnswer(a: Reply, b: Reply): boolean {
  if (a.error !== undefined || b.error !== undefined) return codeOf(a) === codeOf(b);
  return jsonEqual(a.result, b.result);
}

/** The line in a finding: enough of it to see what it is. */
export function shown({ text }: Pick<Reply, "text">): string {
  return text.length <= longestShown ? text : `${text.slice(0, longestShown)}…`;
}

/** Longer than every error line; of a listing, its beginning. */
const longestShown = 300;

function readValue(value: unknown): Omit<Reply, "text"> {
  if (!isJsonObject(value)) return { value, id: undefined, error: undefined, result: undefined };
  const error = memberOf(value, "error");
  return {
    value,
    id: memberOf(value, "id"),
    error: isJsonObject(error) ? error : undefined,
    result: memberOf(value, "result"),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
