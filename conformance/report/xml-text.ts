/** Text in XML 1.0: whatever it was, the document stays well-formed and the text can be seen. */
import { visible } from "./visible.js";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** One line, for an attribute or a text. @param max as of {@link visible} */
export function xmlText(text: string, max?: number): string {
  // Neither is a character of XML 1.0, not even as a reference; nothing else that is not one passes `visible`.
  const shown = visible(text, max).replace(
    /[\ufffe\uffff]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16)}`,
  );
  return shown.replace(/[&<>"']/g, (one) => entities[one] ?? one);
}

/** Several lines, for a text. Line ends divide; everything else invisible is escaped. */
export function xmlLines(lines: readonly string[]): string {
  return lines.map((line) => xmlText(line, Infinity)).join("\n");
}
