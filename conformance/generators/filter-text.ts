/** The `filter` param: pieces of what a registry says, in any case; pattern characters; what is nowhere. */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { memberOf } from "../spec/json.js";
import type { Tool } from "../spec/descriptor.js";
import { picked } from "./about.js";
import type { About } from "./about.js";
import { withCaseSwapped } from "./swapped-case.js";
import { text } from "./text.js";

/** Characters that mean something in regular expressions, globs, LIKE, and tokenizers, and words made of them. */
const literals = [
  ".",
  "*",
  "%",
  "_",
  "[",
  "(",
  "^",
  "$",
  "\\",
  "?",
  "+",
  "|",
  ".*",
  "[a-z]",
  "a|b",
  "^a",
  "\\d",
  "%25",
  "a.b",
  '"',
  "'",
  "/",
  "",
  " ",
  "  ",
  "no tool says this",
];

/** Text of a tool that a filter must not search, beside what it must. */
type Place = "name" | "description" | "group" | "schema";
const places: readonly Place[] = ["name", "description", "description", "group", "schema"];

/** A filter of at most 256 code units. */
export const filterText: Arbitrary<About<string>> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({
        tool: fc.nat(99),
        place: fc.constantFrom(...places),
        from: fc.nat(20),
        length: fc.integer({ min: 1, max: 12 }),
        isSwapped: fc.boolean(),
        around: fc.constantFrom("", "", "", " "),
      })
      .map(({ tool, place, from, length, isSwapped, around }): About<string> => (registry) => {
        const piece = pieceOf(textAt(picked(registry, tool), place), from, length);
        return around + (isSwapped ? withCaseSwapped(piece) : piece);
      }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...literals).map(
      (literal): About<string> =>
        () =>
          literal,
    ),
  },
  {
    weight: 1,
    arbitrary: text(3).map(
      (miss): About<string> =>
        () =>
          miss,
    ),
  },
);

function textAt(tool: Tool | undefined, place: Place): string {
  if (tool === undefined) return "cart";
  const group = memberOf(tool, "group");
  if (place === "group") return typeof group === "string" ? group : "null";
  if (place === "schema") return JSON.stringify(memberOf(tool, "input_schema") ?? { type: "object" });
  return tool[place];
}

function pieceOf(whole: string, from: number, length: number): string {
  const characters = Array.from(whole);
  const start = from % characters.length;
  return characters.slice(start, start + length).join("");
}
