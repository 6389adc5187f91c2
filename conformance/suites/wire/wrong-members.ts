import { ownFrame } from "../../generators/app-frame.js";
import { violation, violationCheck } from "./violation-check.js";

const error = (members: string): string => `"id":"$CALL","error":${members}`;

/** WIRE-05: known types with members missing or of another type than the table of frames gives them. */
export const wrongMembers = violationCheck(
  {
    id: "wire.wrong-members",
    title: "a known type with wrong members closes the socket with 1008 invalid_message",
  },
  [
    wrong("event", '"payload":null,"ts":1'),
    wrong("event", '"name":7,"payload":null,"ts":1'),
    wrong("event", '"name":null,"payload":null,"ts":1'),
    wrong("tool_result", '"id":"$CALL"'),
    wrong("tool_result", '"result":null'),
    wrong("tool_result", '"id":7,"result":null'),
    wrong("tool_result", '"id":["$CALL"],"result":null'),
    wrong("tool_error", '"id":"$CALL"'),
    wrong("tool_error", '"error":{"type":"tool_timeout","message":"x"}'),
    wrong("tool_error", error("null")),
    wrong("tool_error", error('"tool_timeout"')),
    wrong("tool_error", error("[]")),
    wrong("tool_error", error("{}")),
    wrong("tool_error", error('{"message":"x"}')),
    wrong("tool_error", error('{"type":"tool_timeout"}')),
    wrong("tool_error", error('{"type":"tool_timeout","message":7}')),
    wrong("tool_call_progress", '"progress":1'),
    wrong("tool_call_progress", '"id":"$CALL","progress":"half"'),
    wrong("tool_call_progress", '"id":"$CALL","progress":true'),
    wrong("tool_call_progress", '"id":"$CALL","message":7'),
  ],
);

function wrong(type: string, members: string): ReturnType<typeof violation> {
  return violation(`${type} with ${members}`, ownFrame(type, members), "wrong members");
}
