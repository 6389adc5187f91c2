/** Text of a target's in GitHub's Markdown: none of it is markup, neither Markdown's nor HTML's. */
import { visible } from "./visible.js";

/** One line. Everything that could begin markup, a link or a mention becomes a character reference. */
export function markdownText(text: string, max = 500): string {
  return visible(text, max).replace(/[^\p{L}\p{N} ,]/gu, (one) => `&#${one.codePointAt(0) ?? 0};`);
}

/** A block of lines as they are; in one such block an empty line ends nothing. */
export function markdownBlock(lines: readonly string[]): string {
  const text = lines.map((line) =>
    visible(line, Infinity).replace(/[&<>"'@]/g, (one) => `&#${one.charCodeAt(0)};`),
  );
  return `<pre>\n${text.join("\n")}\n</pre>`;
}
