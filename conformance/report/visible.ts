/** Text that a target said, made safe to look at: nothing in it can move a cursor, hide, or turn round. */

/**
 * Control and format characters (ESC, C1, bidi, zero width …), line and paragraph separators, lone surrogates,
 * and every blank that is not the plain one.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|(?! )\p{Zs}/gu;

const shortEscapes: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** A line longer than this is read by nobody; longer text takes a report file. */
export const longestVisible = 4_096;

/**
 * One line of printable text: what could not be seen becomes an escape (`\n`, `\u001b`, `\u{e0001}`).
 *
 * @param max UTF-16 code units of `text` that are kept; what is left out is counted
 */
export function visible(text: string, max = longestVisible): string {
  if (text.length <= max) return escaped(text);
  const end = isLowSurrogate(text, max) ? max - 1 : max;
  return `${escaped(text.slice(0, end))}… (${count(text.length - end)} more characters)`;
}

/** The same, line by line: line ends divide, everything else invisible is escaped. */
export function visibleLines(text: string, max = longestVisible): string[] {
  return text.split(/\r?\n/).map((line) => visible(line, max));
}

/** JSON text of the same value in which nothing is invisible, so that a report may be looked at with `cat`. */
export function visibleJson(json: string): string {
  return json.replace(/[\p{Cf}\p{Zl}\p{Zp}\x7f-\x9f]|(?! )\p{Zs}/gu, (character) =>
    [...Array(character.length).keys()].map((at) => hex(character.charCodeAt(at))).join(""),
  );
}

/** A whole number with its thousands parted. */
export function count(number: number): string {
  return number.toLocaleString("en-US");
}

function escaped(text: string): string {
  return text.replace(invisible, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return shortEscapes[character] ?? (code > 0xffff ? `\\u{${code.toString(16)}}` : hex(code));
  });
}

function hex(codeUnit: number): string {
  return `\\u${codeUnit.toString(16).padStart(4, "0")}`;
}

function isLowSurrogate(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff;
}
