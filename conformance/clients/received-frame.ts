import { isJsonObject, type JsonObject, readJson, stringMember } from "./json-value.js";

/** A frame from a daemon: a JSON object with a `type`. */
export interface ReceivedFrame {
  readonly type: string;
  /** The whole object. */
  readonly members: JsonObject;
  /** The text as it came. */
  readonly raw: string;
}

/** Reads the text of a frame; a string says why it is none. */
export function readFrame(text: string): ReceivedFrame | string {
  const json = readJson(text);
  if (!json.ok) return `not JSON: ${json.why}`;
  if (!isJsonObject(json.value)) return "not a JSON object";
  const type = stringMember(json.value, "type");
  return type === undefined ? "no `type` that is a string" : { type, members: json.value, raw: text };
}
