/** A command line that a POSIX shell reads as the words it was made from. */

/** Quotes what needs it. */
export function shellWords(words: readonly string[]): string {
  return words.map(shellWord).join(" ");
}

function shellWord(word: string): string {
  if (/^[\w@%+=:,./-]+$/.test(word)) return word;
  return `'${word.replaceAll("'", "'\\''")}'`;
}
