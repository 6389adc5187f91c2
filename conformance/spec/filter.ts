/** The `filter` of `tools.list`: a literal, case-insensitive substring of name or description (LIST-04). */
import type { Tool } from "./descriptor.js";
import { foldCase, partsWithoutPeculiarCase } from "./fold.js";

/** `open`: it hangs on case mappings that the clause does not fix. */
export type FilterVerdict = "yes" | "no" | "open";

/** Whether the tool passes the filter; the empty filter passes every tool. */
export function matchesFilter(tool: Tool, filter: string): FilterVerdict {
  const verdicts = [containsFolded(tool.name, filter), containsFolded(tool.description, filter)];
  if (verdicts.includes("yes")) return "yes";
  return verdicts.includes("open") ? "open" : "no";
}

function containsFolded(text: string, filter: string): FilterVerdict {
  if (filter === "") return "yes";
  if (partsWithoutPeculiarCase(filter).length > 1) return "open";
  const wanted = foldCase(filter);
  const parts = partsWithoutPeculiarCase(text);
  if (parts.some((part) => foldCase(part).includes(wanted))) return "yes";
  return parts.length > 1 ? "open" : "no";
}
