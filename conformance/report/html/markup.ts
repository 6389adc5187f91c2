/** HTML that is known to be HTML; every other text that is put into it is escaped and made visible. */
import { visible } from "../visible.js";

/** A piece of HTML, made by {@link html} alone. */
export class Markup {
  constructor(readonly html: string) {}
}

type Part = Markup | string | number | undefined | readonly Part[];

/** A template in which each value that is no {@link Markup} is text. An array's parts follow one another. */
export function html(pieces: TemplateStringsArray, ...values: readonly Part[]): Markup {
  return new Markup(pieces.reduce((text, piece, at) => text + rendered(values[at - 1]) + piece));
}

/** Text of the kit's own documents, in which line ends stay and a word in backticks is code. */
export function prose(text: string): Markup {
  const parts = text.split("`").map((part, at) => {
    const lines = part.split("\n").map((line) => escaped(line));
    return at % 2 === 0 ? lines.join("\n") : `<code>${lines.join("\n")}</code>`;
  });
  return new Markup(parts.join("").replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>"));
}

function rendered(part: Part): string {
  if (part === undefined) return "";
  if (part instanceof Markup) return part.html;
  if (typeof part === "object") return part.map(rendered).join("");
  return escaped(visible(String(part), Infinity));
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "`": "&#96;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"'`]/g, (one) => entities[one] ?? one);
}
