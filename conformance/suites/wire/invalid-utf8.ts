import type { Vector } from "../../engine/check.js";
import { eventMembers, ownFrame } from "../../generators/app-frame.js";
import { violationCheck } from "./violation-check.js";
import type { ViolationCase } from "./violation-check.js";

/** WIRE-05: text frames whose bytes are no UTF-8. A reader that puts U+FFFD in their place sees JSON. */
export const invalidUtf8 = violationCheck(
  {
    id: "wire.invalid-utf8",
    title: "a text frame that is no UTF-8 closes the socket with 1007, or as no JSON",
  },
  [
    notUtf8("a lone continuation byte", "80"),
    notUtf8("a text cut in the middle of a character", "e282"),
    notUtf8("an overlong slash", "c0af"),
    notUtf8("a surrogate", "eda080"),
  ],
);

/** An event with the bytes in its name. */
function notUtf8(name: string, bytes: string): Vector<ViolationCase> {
  const text = ownFrame("event", eventMembers.replace("probe", "$BYTES"));
  return { name, case: { frame: { text, bytes }, rows: ["not UTF-8"] } };
}
