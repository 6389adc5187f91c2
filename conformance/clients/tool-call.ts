import type { ToolCall } from "../../generated/wire.js";
import type { ReceivedFrame } from "./received-frame.js";
import { member, stringMember } from "./json-value.js";

/** What the kit's app answers to a {@link ToolCall}; `undefined` leaves the call unanswered. */
export type ToolAnswer =
  | { readonly result: unknown }
  | { readonly error: { readonly type: string; readonly message: string; readonly details?: unknown } }
  | undefined;

/** Answers the calls of one app. What it throws is a bug of the kit and is not caught. */
export type ToolCallHandler = (call: ToolCall) => ToolAnswer | Promise<ToolAnswer>;

/** Reads a `tool_call`; a string says what is wrong with it. */
export function readToolCall({ members }: ReceivedFrame): ToolCall | string {
  const session_id = stringMember(members, "session_id");
  const id = stringMember(members, "id");
  const name = stringMember(members, "name");
  if (session_id === undefined) return "a tool_call without `session_id`";
  if (id === undefined) return "a tool_call without `id`";
  if (name === undefined) return "a tool_call without `name`";
  return { type: "tool_call", session_id, id, name, args: member(members, "args") };
}

/** The frame that carries an answer: a `tool_result` or a `tool_error`. */
export function answerFrame(call: ToolCall, answer: NonNullable<ToolAnswer>): object {
  const type = "error" in answer ? "tool_error" : "tool_result";
  return { type, session_id: call.session_id, id: call.id, ...answer };
}
