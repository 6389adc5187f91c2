import type { Vector } from "../../engine/check.js";
import type { ListCase, ListParams } from "../../generators/list-query.js";

/** A registry of tools that have just these names. */
function named(...names: readonly string[]): ListCase["registry"] {
  return names.map((name) => ({ name, description: "A tool." }));
}

function ordered(name: string, ...names: readonly string[]): Vector<ListCase> {
  return { name, case: { registry: named(...names), queries: [{}] } };
}

function searched(
  name: string,
  tools: ListCase["registry"],
  ...filters: readonly string[]
): Vector<ListCase> {
  return { name, case: { registry: tools, queries: filters.map((filter): ListParams => ({ filter })) } };
}

/** Names whose order a language's collation changes: case, punctuation, digits, and pairs it sorts as one letter. */
export const orders: readonly Vector<ListCase>[] = [
  ordered("case", "b", "B", "a", "A", "aB", "Ab", "AB", "ab"),
  ordered("punctuation", "a_b", "a-b", "ab", "-ab", "_ab", "a-", "a_", "a", "--", "__"),
  ordered("digits", "tool2", "tool10", "tool1", "10", "9", "-1", "02"),
  ordered("letters of one rank", "v", "w", "V", "W", "va", "wa", "vb", "wb", "y", "z", "x"),
  ordered("the letter i", "i", "I", "j", "J", "h", "H", "ia", "Ia", "ib", "Ib"),
];

/** Filters that a Turkish lower-casing or upper-casing loses: there, I and i are two letters. */
export const dottedLetters: readonly Vector<ListCase>[] = [
  searched("upper-case filter", named("list_items", "other"), "LIST", "ITEMS", "LIST_I", "I"),
  searched("lower-case filter", named("LIST_ITEMS", "OTHER"), "list", "items", "list_i", "i"),
  searched(
    "in a description",
    [
      { name: "a", description: "PRINTS THE INVOICE" },
      { name: "b", description: "prints the invoice" },
      { name: "c", description: "Nothing." },
    ],
    "invoice",
    "INVOICE",
    "Invoice",
    "iNVOICE",
  ),
  searched(
    "letters beside i",
    [
      { name: "a", description: "ÉCLAIR" },
      { name: "b", description: "éclair" },
      { name: "c", description: "ЖИР" },
    ],
    "éclair",
    "ÉCLAIR",
    "жир",
    "x",
  ),
];
