/** The `filter` of `tools.list`: a literal, case-insensitive substring of name or description (LIST-04). */
import type { Tool } from "./descriptor.js";
import { foldAsAsked, furtherFoldings } from "./fold.js";

/** `open`: it hangs on case mappings that the clause does not fix. */
export type FilterVerdict = "yes" | "no" | "open";

/** Whether the tool passes the filter; the empty filter passes every tool. */
export function matchesFilter(tool: Tool, filter: string): FilterVerdict {
  const verdicts = [contains(tool.name, filter), contains(tool.description, filter)];
  if (verdicts.includes("yes")) return "yes";
  return verdicts.includes("open") ? "open" : "no";
}

/** Decided when all the foldings that an implementation may have agree. On ASCII they are one and the same. */
function contains(text: string, filter: string): FilterVerdict {
  if (isAscii(text) && isAscii(filter)) {
    return text.toLowerCase().includes(filter.toLowerCase()) ? "yes" : "no";
  }
  const answers = [foldAsAsked, ...furtherFoldings].map((fold) => fold(text).includes(fold(filter)));
  if (answers.every(Boolean)) return "yes";
  return answers.some(Boolean) ? "open" : "no";
}

function isAscii(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text);
}
