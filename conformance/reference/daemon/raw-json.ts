/**
 * The text of values inside a JSON text. An id has to go out as it came in, and a number such as 12345678901234567890
 * or 1e400 does not survive `JSON.parse`.
 */

const BACKSLASH = "\\";

/**
 * The texts of an array's elements.
 *
 * @param text - valid JSON whose value is an array
 */
export function elementTexts(text: string): string[] {
  return splitTopLevel(text);
}

/**
 * The text of an object's member; the last one where the key occurs several times, as in `JSON.parse`.
 *
 * @param text - valid JSON whose value is an object
 */
export function memberText(text: string, key: string): string | undefined {
  let found: string | undefined;
  for (const member of splitTopLevel(text)) {
    const end = endOfString(member, 0);
    if (JSON.parse(member.slice(0, end + 1)) === key)
      found = member.slice(member.indexOf(":", end) + 1).trim();
  }
  return found;
}

/** Cuts at the commas between the outermost brackets. */
function splitTopLevel(text: string): string[] {
  const inside = text.trim().slice(1, -1);
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < inside.length; at += 1) {
    const character = inside[at];
    if (character === '"') at = endOfString(inside, at);
    else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    else if (character === "," && depth === 0) {
      parts.push(inside.slice(start, at).trim());
      start = at + 1;
    }
  }
  const last = inside.slice(start).trim();
  return last === "" ? parts : [...parts, last];
}

/** The index of the quote that closes the string whose opening quote is at `open`. */
function endOfString(text: string, open: number): number {
  let at = open + 1;
  while (text[at] !== '"') at += text[at] === BACKSLASH ? 2 : 1;
  return at;
}
