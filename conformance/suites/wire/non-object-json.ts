import { ownEvent } from "../../generators/app-frame.js";
import { violation, violationCheck } from "./violation-check.js";

/** WIRE-05: JSON, but no object. */
export const nonObjectJson = violationCheck(
  {
    id: "wire.non-object-json",
    title: "JSON that is no object closes the socket with 1008 invalid_json or invalid_message",
  },
  ["null", "true", "7", '"event"', "[]", `[${ownEvent}]`, JSON.stringify(ownEvent)].map((text) =>
    violation(text, text, "no object"),
  ),
);
