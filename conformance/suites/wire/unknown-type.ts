import { eventMembers, ownFrame } from "../../generators/app-frame.js";
import { violation, violationCheck } from "./violation-check.js";

const unknownTypes = [
  "no_such_type",
  "",
  "Event",
  "EVENT",
  "event ",
  "event\n",
  "events",
  "session_ping",
  "tool_registry",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
];

/** WIRE-05: events, were it not for their type. */
export const unknownType = violationCheck(
  {
    id: "wire.unknown-type",
    title: "an unknown type after the claim closes the socket with 1008 unknown_message_type",
  },
  unknownTypes.map((type) =>
    violation(`the type ${JSON.stringify(type)}`, ownFrame(type, eventMembers), "unknown type"),
  ),
);
