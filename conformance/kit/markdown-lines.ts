/** The Markdown of a clause on a terminal: paragraphs and lists are wrapped anew, tables and code stay as they are. */
import { wrapWords } from "../report/fit.js";
import type { Palette } from "../report/palette.js";

/** A blank inside a code span, where no line may end. */
const gluedBlank = "\u0000";

export function markdownLines(markdown: string, width: number, colors: Palette): string[] {
  let isCode = false;
  const lines: string[] = [];
  let paragraph: string[] = [];
  const flush = (): void => {
    if (paragraph.length > 0) lines.push(...wrapped(paragraph.join(" "), width, colors));
    paragraph = [];
  };
  for (const line of markdown.split("\n")) {
    const isFence = line.startsWith("```");
    if (isFence) isCode = !isCode;
    if (isFence || isCode || line.startsWith("|") || line.trim() === "") {
      flush();
      lines.push(line);
    } else {
      if (itemLead(line) !== "") flush();
      paragraph.push(paragraph.length === 0 ? line : line.trim());
    }
  }
  flush();
  return lines;
}

function wrapped(text: string, width: number, colors: Palette): string[] {
  const lead = itemLead(text);
  const glued = text.slice(lead.length).replace(/`[^`]*`/g, (span) => span.replaceAll(" ", gluedBlank));
  return wrapWords(glued, width - lead.length).map((line, at) => {
    const margin = at === 0 ? lead : " ".repeat(lead.length);
    return margin + styled(line.replaceAll(gluedBlank, " "), colors);
  });
}

/** The dash or number that a list item begins with. */
function itemLead(line: string): string {
  return /^\s*(?:[-*]|\d+\.) +/.exec(line)?.[0] ?? "";
}

function styled(line: string, { name, strong }: Palette): string {
  return line.replace(/`[^`]+`/g, (span) => name(span)).replace(/\*\*[^*]+\*\*/g, (bold) => strong(bold));
}
