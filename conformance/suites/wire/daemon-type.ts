import { ownFrame } from "../../generators/app-frame.js";
import { violation, violationCheck } from "./violation-check.js";

const ack = '"status":"ok","alias":"x","resume_token":"x","keepalive_interval_s":1,"grace_s":1';

/** WIRE-05: frames that only a daemon sends, well formed, from an app. */
export const daemonType = violationCheck(
  {
    id: "wire.daemon-type",
    title:
      "a type that only the daemon sends closes the socket with 1008 unknown_message_type or invalid_message",
  },
  [
    violation("session_ack", ownFrame("session_ack", ack), "type of the daemon"),
    violation("tool_call", ownFrame("tool_call", '"id":"c","name":"probe","args":{}'), "type of the daemon"),
    violation("tool_cancel", ownFrame("tool_cancel", '"id":"c","reason":"x"'), "type of the daemon"),
  ],
);
