/** Texts that implementations get wrong: other scripts, other lengths by other counts, terminators, look-alikes. */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";

/** Ordinary characters and those that have broken something before. No lone surrogates: they are open everywhere. */
const characters: Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...Array.from("abcXYZiIkKsS 019._-*[%^\\/'\"<&")) },
  { weight: 2, arbitrary: fc.constantFrom(...Array.from("éÉжЖñÑüÜøØλΛ漢字日本語한글")) },
  { weight: 1, arbitrary: fc.constantFrom("😀", "👩‍👩‍👧", "e\u0301", "\u200b", "\ufeff", "\u00a0") },
  {
    weight: 1,
    arbitrary: fc.constantFrom("\n", "\r", "\t", "\0", "\u001b", "\u0085", "\u2028", "\u2029", "\u007f"),
  },
  { weight: 1, arbitrary: fc.constantFrom(...Array.from("ßİıſΣσςǅ\u212a")) },
);

/** A text of 1 to `maxParts` characters. */
export function text(maxParts: number): Arbitrary<string> {
  return fc.string({ unit: characters, minLength: 1, maxLength: maxParts });
}

/** The text without the characters beyond ASCII that some take for a line end (RPC-01). */
export function withoutTerminators(value: string): string {
  return value.replace(/[\u0085\u2028\u2029]/g, "");
}
