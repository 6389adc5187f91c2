import { eventMembers } from "../../generators/app-frame.js";
import { violation, violationCheck } from "./violation-check.js";

const rest = `"session_id":"$SESSION",${eventMembers}`;
const types = ["null", "7", "true", '["event"]', '{"event":true}'];

/** WIRE-05: events, but for a type that is missing or no string. */
export const missingType = violationCheck(
  {
    id: "wire.missing-type",
    title: "a frame without a type closes the socket with 1008 unknown_message_type or invalid_message",
  },
  [
    violation("no type", `{${rest}}`, "no type"),
    violation("an empty object", "{}", "no type", "no session"),
    ...types.map((type) => violation(`the type ${type}`, `{"type":${type},${rest}}`, "no type")),
  ],
);
