/** Descriptions about their limit of 4096 code units, written down as recipes that stay short (DESC-03). */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Json } from "../spec/json.js";
import { nonString } from "./json-value.js";
import { text } from "./text.js";

/** A text, `repeat` so many `times` and `then` a rest; or a value that is no text. */
export type Description =
  { readonly repeat: string; readonly times: number; readonly then: string } | { readonly value: Json };

const limit = 4096;

/** One code unit; two in one code point; two in one grapheme; one in three bytes; eight in one grapheme. */
const units = fc.constantFrom("a", "é", "漢", "😀", "e\u0301", "👩‍👩‍👧", "\u2028", "\0", '"');

/** From one code unit to all that are allowed. */
export const validDescription: Arbitrary<Description> = fc.oneof(
  text(20).map((then) => ({ repeat: "", times: 0, then })),
  fc.tuple(units, fc.constantFrom(0, 0, 1, 2)).map(([unit, short]) => filled(unit, limit - short)),
);

/** Too long if only by one code unit; empty; no string. */
export const invalidDescription: Arbitrary<Description> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(units, fc.oneof(fc.nat(3), fc.nat(5000)))
      .map(([unit, more]) => filled(unit, limit + 1 + more)),
  },
  { weight: 1, arbitrary: fc.constant({ repeat: "", times: 0, then: "" }) },
  { weight: 1, arbitrary: nonString.map((value) => ({ value })) },
);

/** `codeUnits` of the unit, the rest filled up. */
function filled(unit: string, codeUnits: number): Description {
  return {
    repeat: unit,
    times: Math.floor(codeUnits / unit.length),
    then: "a".repeat(codeUnits % unit.length),
  };
}
