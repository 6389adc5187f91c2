import { eventMembers, ownEvent, ownFrame } from "../../generators/app-frame.js";
import { violation, violationCheck } from "./violation-check.js";

const unclosed = ownEvent.slice(0, -1);

/** WIRE-05: texts that are no JSON, most of which a lenient parser would take for a good event. */
export const invalidJson = violationCheck(
  { id: "wire.invalid-json", title: "a text that is not JSON closes the socket with 1008 invalid_json" },
  [
    notJson("an event without its last brace", unclosed),
    notJson("an event with a comma too many", `${unclosed},}`),
    notJson("an event with something behind it", `${ownEvent} x`),
    notJson("two events", `${ownEvent}${ownEvent}`),
    notJson("an event in single quotes", ownEvent.replaceAll('"', "'")),
    notJson("an event with a key that is not quoted", ownEvent.replace('"name"', "name")),
    notJson("an event with a comment", `${ownEvent}/* */`),
    notJson("an event with NaN in it", ownFrame("event", eventMembers.replace("null", "NaN"))),
    notJson("an event with a line feed in a text", ownFrame("event", eventMembers.replace("probe", "a\nb"))),
    notJson("a word", "hello"),
    notJson("no text", ""),
    notJson("blanks", "  "),
  ],
);

function notJson(name: string, text: string): ReturnType<typeof violation> {
  return violation(name, text, "not JSON");
}
