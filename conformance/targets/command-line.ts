/** Splits a target's command line into words, as a shell would, without ever giving it to one. */

export type CommandWords =
  | { readonly ok: true; readonly words: readonly [string, ...string[]] }
  | { readonly ok: false; readonly why: string };

/** Words are parted by blanks; single and double quotes keep blanks, a backslash keeps the next character (not inside single quotes). */
export function splitCommandLine(text: string): CommandWords {
  const words: string[] = [];
  let word: string | undefined;
  let quote: "'" | '"' | undefined;
  let isEscaped = false;
  for (const character of text) {
    if (isEscaped) {
      word = (word ?? "") + character;
      isEscaped = false;
    } else if (character === "\\" && quote !== "'") {
      isEscaped = true;
    } else if (quote !== undefined) {
      if (character === quote) quote = undefined;
      else word = (word ?? "") + character;
    } else if (character === "'" || character === '"') {
      quote = character;
      word ??= "";
    } else if (/\s/.test(character)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else {
      word = (word ?? "") + character;
    }
  }
  if (quote !== undefined) return { ok: false, why: `the quote ${quote} is never closed` };
  if (isEscaped) return { ok: false, why: "it ends in a backslash" };
  if (word !== undefined) words.push(word);
  const [program, ...rest] = words;
  return program === undefined ? { ok: false, why: "it is empty" } : { ok: true, words: [program, ...rest] };
}
