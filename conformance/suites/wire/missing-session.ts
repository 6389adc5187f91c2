import type { CloseRow } from "../../spec/closes.js";
import { eventMembers } from "../../generators/app-frame.js";
import { violation, violationCheck } from "./violation-check.js";

const ids = ["null", "7", "true", "[]", "{}", '["$SESSION"]'];

/** WIRE-05: frames that do not say whose they are. A registry frame is then malformed as well. */
export const missingSession = violationCheck(
  {
    id: "wire.missing-session",
    title: "a frame without a session_id closes the socket with 1008 session_mismatch or invalid_message",
  },
  [
    without("event", eventMembers),
    without("tool_result", '"id":"$CALL","result":null'),
    without("tool_error", '"id":"$CALL","error":{"type":"tool_execution_error","message":"x"}'),
    without("tool_call_progress", '"id":"$CALL","progress":1'),
    without("tool_registry_snapshot", '"tools":[]', "malformed registry frame"),
    without("tool_registry_delta", '"operation":"remove","name":"x"', "malformed registry frame"),
    ...ids.map((id) =>
      violation(
        `an event with the session_id ${id}`,
        `{"type":"event","session_id":${id},${eventMembers}}`,
        "no session",
      ),
    ),
  ],
);

function without(type: string, members: string, ...also: readonly CloseRow[]): ReturnType<typeof violation> {
  return violation(`${type} without session_id`, `{"type":"${type}",${members}}`, "no session", ...also);
}
