import { eventMembers } from "../../generators/app-frame.js";
import { violation, violationCheck } from "./violation-check.js";

/** Well-formed frames, by type, without their `session_id`. */
const frames: Readonly<Record<string, string>> = {
  event: eventMembers,
  tool_registry_snapshot: '"tools":[]',
  tool_registry_delta: '"operation":"remove","name":"probe"',
  tool_result: '"id":"$CALL","result":null',
  tool_error: '"id":"$CALL","error":{"type":"tool_execution_error","message":"x"}',
  tool_call_progress: '"id":"$CALL","progress":1',
};

/** WIRE-05: a socket speaks for its own session only, whatever the frame. */
export const otherSession = violationCheck(
  {
    id: "wire.other-session",
    title: "a frame with the session_id of another session closes the socket with 1008 session_mismatch",
  },
  [
    ...Object.entries(frames).map(([type, members]) =>
      ofSession(`${type} for a live session`, "$OTHER", type, members),
    ),
    ofSession("an event for the own alias", "$ALIAS"),
    ofSession("an event for the own id and a blank", "$SESSION "),
    ofSession("an event for the own id and more", "$SESSION-2"),
    ofSession("an event for an id that nobody has", "s-other"),
    ofSession("an event for the empty id", ""),
  ],
);

function ofSession(
  name: string,
  sessionId: string,
  type = "event",
  members = eventMembers,
): ReturnType<typeof violation> {
  return violation(name, `{"type":"${type}","session_id":"${sessionId}",${members}}`, "another session");
}
