/** The same text in the other case, as far as characters have exactly one counterpart. */

/** Swaps the case of every character that has a one-to-one counterpart; the others stay. */
export function withCaseSwapped(text: string): string {
  return Array.from(text, (character) => counterpart(character) ?? character).join("");
}

function counterpart(character: string): string | undefined {
  const candidates = [character.toUpperCase(), character.toLowerCase()];
  return candidates.find(
    (other) =>
      other !== character &&
      Array.from(other).length === 1 &&
      (other.toLowerCase() === character || other.toUpperCase() === character),
  );
}
