/**
 * Case folding as far as LIST-04 goes. The clause asks for ASCII and simple one-to-one pairs; what an
 * implementation makes of ß, İ, ı, the sigmas or the Kelvin sign is open. So there is one folding that does
 * what is asked and no more, and others that go further in the ways that implementations do.
 */

/** The end of Cyrillic. Past it, which pairs exist depends on the Unicode version of the implementation. */
const lastWithKnownPairs = 0x52f;
const sigmas = "Σσς";

/** Folds what the clause asks for, and nothing else. */
export function foldAsAsked(text: string): string {
  return Array.from(text, (character) =>
    hasSimplePair(character) ? character.toLowerCase() : character,
  ).join("");
}

/** Foldings that conforming implementations may have, besides {@link foldAsAsked}. */
export const furtherFoldings: readonly ((text: string) => string)[] = [
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => text.toUpperCase().toLowerCase(),
  (text) => text.toLowerCase().toUpperCase(),
];

/** Whether the character has just one other case, of one character, that leads back to it. */
function hasSimplePair(character: string): boolean {
  const lower = character.toLowerCase();
  const upper = character.toUpperCase();
  const isPair = lower === character ? upper.toLowerCase() === character : lower.toUpperCase() === character;
  return isPair && (character.codePointAt(0) ?? 0) <= lastWithKnownPairs && !sigmas.includes(character);
}
