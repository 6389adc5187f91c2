/**
 * Case folding as far as LIST-04 goes: ASCII and simple one-to-one pairs. Characters whose case is anything
 * else (ß, İ, ı, the sigmas, the Kelvin sign …) are *peculiar*: what a filter makes of them is open.
 */

/** The end of Cyrillic. Past it, which pairs exist depends on the Unicode version of the implementation. */
const lastWithKnownPairs = 0x52f;
const sigmas = "Σσς";

type CaseKind = "caseless" | "paired" | "peculiar";

function caseKind(character: string): CaseKind {
  const lower = character.toLowerCase();
  const upper = character.toUpperCase();
  if (lower === character && upper === character) return "caseless";
  const isPair = lower !== character ? lower.toUpperCase() === character : upper.toLowerCase() === character;
  const isKnown = (character.codePointAt(0) ?? 0) <= lastWithKnownPairs;
  return isPair && isKnown && !sigmas.includes(character) ? "paired" : "peculiar";
}

/** Folds caseless and paired characters; peculiar ones stay as they are. */
export function foldCase(text: string): string {
  return Array.from(text, (character) =>
    caseKind(character) === "paired" ? character.toLowerCase() : character,
  ).join("");
}

/** Splits the text at its peculiar characters, which are dropped: one part when there are none. */
export function partsWithoutPeculiarCase(text: string): string[] {
  const parts: string[] = [];
  let part = "";
  for (const character of text) {
    if (caseKind(character) !== "peculiar") {
      part += character;
      continue;
    }
    parts.push(part);
    part = "";
  }
  return [...parts, part];
}
