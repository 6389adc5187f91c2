/** Ids of JSON-RPC requests (RPC-04): every string and every number is one. */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { text, withoutTerminators } from "./text.js";

/** Strings that are empty to the eye, words of JSON, members of every JavaScript object, or need care with bytes. */
const hostileStrings = [
  " ",
  "a b",
  "null",
  "true",
  "NaN",
  "undefined",
  "[1]",
  '{"a":1}',
  "__proto__",
  "constructor",
  "toString",
  '"',
  "\\",
  "\u0000",
  "\n",
  "\r\n",
  "é",
  "漢字",
  "😀",
  "e\u0301",
] as const;

/** Around the bounds of the types that numbers are kept in, and fractions. Each is a double. */
const hostileNumbers = [
  1,
  -1,
  255,
  256,
  65_536,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53 - 1,
  -(2 ** 53 - 1),
  0.5,
  -1.5,
  0.1,
  1e21,
  1e300,
] as const;

/** Numbers that most binary fractions only come near to; it is their text that comes back. */
const fraction = fc.integer({ min: -999_999, max: 999_999 }).map((thousandths) => thousandths / 1000);

/** Longer than a UUID, a buffer of a kilobyte, a line of a terminal; each length is its own case. */
const longString = fc
  .tuple(fc.constantFrom("a", "é", "漢", "😀"), fc.constantFrom(64, 256, 1024, 5000))
  .map(([character, length]) => character.repeat(length));

/**
 * An id other than `0`, `""` and strings that look like a number, which have vectors of their own, and without
 * the characters that RPC-01 is about. Numbers are ones that a double holds.
 */
export const requestId: Arbitrary<string | number> = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom<string | number>(...hostileStrings) },
    { weight: 3, arbitrary: fc.constantFrom<string | number>(...hostileNumbers) },
    { weight: 2, arbitrary: fc.maxSafeInteger() },
    { weight: 1, arbitrary: fraction },
    { weight: 2, arbitrary: text(12).map(withoutTerminators) },
    { weight: 1, arbitrary: longString },
  )
  // `-0` is the number 0, and JSON.stringify writes it so.
  .filter((id) => (typeof id === "number" ? id !== 0 : Number.isNaN(Number(id)) || id.trim() === ""))
  .filter((id) => id !== "");
