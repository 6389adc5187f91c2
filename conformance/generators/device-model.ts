/** Models of devices: what aliases are made of (WIRE-10). */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";

/**
 * Characters on either side of the alphabet's borders, other scripts and digits, blanks and terminators. Left
 * out is what has an ASCII letter in its lower case only (U+0130, U+212A): that is open. No lone surrogates.
 */
const characters: Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...Array.from("abzABZIiJSXYs0189")) },
  { weight: 4, arbitrary: fc.constantFrom(...Array.from(" -_.()/+'\"`{@[:~")) },
  { weight: 1, arbitrary: fc.constantFrom(...Array.from("éÉßñÑøØжЖλΣ漢ｶＡａ²½ﬁ")) },
  { weight: 1, arbitrary: fc.constantFrom(...Array.from("０９٣२")) },
  { weight: 1, arbitrary: fc.constantFrom("😀", "𝐀", "𐐀") },
  {
    weight: 1,
    arbitrary: fc.constantFrom("e\u0301", "\u0000", "\t", "\n", "\u00a0", "\u2028", "\u200d"),
  },
);

const known = [
  "Pixel 9",
  "iPhone 17 Pro (Dev)",
  "--X__Y--",
  "Téléphone 5",
  "SM-G991B/DS",
  "IPHONE SE",
  "17",
  "a-2",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "null",
  "",
  " ",
  "---",
  "漢字",
];

/** A model whose slug has 64 characters at most: longer ones are open. */
export const deviceModel: Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...known) },
  { weight: 1, arbitrary: fc.constantFrom("Device", "device", "DEVICE-2") },
  { weight: 3, arbitrary: fc.string({ unit: characters, maxLength: 14 }) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom("a", "B", "7"), minLength: 60, maxLength: 64 }) },
);
