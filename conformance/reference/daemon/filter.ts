/** The text filter of `tools.list` (LIST-04): a literal substring of name or description, case folded. */

/** What the filter searches of one tool, folded once and kept. */
export type SearchText = { readonly name: string; readonly description: string };

const ASCII = /^[\0-\x7f]*$/u;

/**
 * Folds case one character to one, whatever the process's locale. A character whose lower case is longer than itself
 * (U+0130) stays as it is, so that a fold never moves what follows it.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  let folded = "";
  for (const character of text) {
    const lower = character.toLowerCase();
    folded += lower.length === character.length ? lower : character;
  }
  return folded;
}

/** Whether a tool's folded text holds the folded filter. */
export function matches(text: SearchText, foldedFilter: string): boolean {
  return text.name.includes(foldedFilter) || text.description.includes(foldedFilter);
}
