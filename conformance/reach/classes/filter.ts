/** Classes of LIST-04: filters, and the texts in which they are found. */
import type { Tool } from "../../spec/descriptor.js";
import { matchesFilter } from "../../spec/filter.js";
import type { CaseFacts } from "../case-facts.js";
import { groupsSaid, someRegistry, someRequest } from "../predicates.js";
import { classesOf, forEach } from "../value-class.js";
import type { IsMet, ValueClass } from "../value-class.js";
import { fillers } from "./texts.js";

type Filtering = { readonly filter: string; readonly registry: readonly Tool[]; readonly facts: CaseFacts };

const filtering = (is: (filtering: Filtering) => boolean): IsMet =>
  someRequest(
    (params, { registry }, facts) =>
      typeof params["filter"] === "string" && is({ filter: params["filter"], registry, facts }),
  );
const filter = (is: (filter: string) => boolean): IsMet => filtering((asked) => is(asked.filter));
const finds = ({ filter, registry }: Filtering, is: (tool: Tool) => boolean): boolean => {
  const matched = registry.filter((tool) => matchesFilter(tool, filter) === "yes");
  return matched.length > 0 && matched.some(is);
};
const hits = (is: (filter: string, tool: Tool) => boolean): IsMet =>
  filtering((asked) => asked.filter !== "" && finds(asked, (tool) => is(asked.filter, tool)));
const inText = (filter: string, text: string): boolean => text.toLowerCase().includes(filter.toLowerCase());

const pairs = [
  ["é", "É"],
  ["ж", "Ж"],
  ["ñ", "Ñ"],
  ["a", "A"],
] as const;

export const filterClasses: readonly ValueClass[] = classesOf("LIST-04", {
  "a filter that only the name has": hits(
    (text, tool) => inText(text, tool.name) && !inText(text, tool.description),
  ),
  "a filter that only the description has": hits(
    (text, tool) => inText(text, tool.description) && !inText(text, tool.name),
  ),
  "a filter that only a group has": filtering(
    ({ filter: text, registry }) =>
      text.length > 1 &&
      [...groupsSaid(registry)].some((group) => group.includes(text)) &&
      registry.every((tool) => matchesFilter(tool, text) === "no"),
  ),
  "a filter that only a schema has": filtering(
    ({ filter: text, registry }) =>
      text.length > 1 &&
      registry.some((tool) => JSON.stringify(tool["input_schema"] ?? "").includes(text)) &&
      registry.every((tool) => matchesFilter(tool, text) === "no"),
  ),
  "a filter that nothing has": filtering(
    ({ filter: text, registry }) =>
      registry.length > 0 && registry.every((tool) => matchesFilter(tool, text) === "no"),
  ),
  "a filter that some tools have and some have not": filtering(
    (asked) =>
      finds(asked, () => true) && asked.registry.some((tool) => matchesFilter(tool, asked.filter) === "no"),
  ),
  "a filter that is a whole name": hits((text, tool) => text === tool.name),
  "a filter that is a whole description": hits((text, tool) => text === tool.description),
  "a filter of one character": filter((text) => Array.from(text).length === 1),
  "the empty filter": filter((text) => text === ""),
  "a filter of spaces": filter((text) => /^ +$/.test(text)),
  "a filter with a space before it": filter((text) => /^ +[^ ]/.test(text)),
  "a filter with a space behind it": filter((text) => /[^ ] +$/.test(text)),
  "a filter with a space before it that matters": filtering(
    ({ filter: text, registry }) =>
      text.startsWith(" ") &&
      registry.some(
        (tool) => inText(text.trimStart(), tool.description) && matchesFilter(tool, text) === "no",
      ),
  ),
  "a filter at the very beginning of a description": hits(
    (text, tool) => tool.description.startsWith(text) && tool.description !== text,
  ),
  "a filter at the very end of a description": hits(
    (text, tool) => tool.description.endsWith(text) && tool.description !== text,
  ),
  "a filter at the end of a description of 4096 code units": hits(
    (text, tool) => tool.description.length === 4096 && tool.description.endsWith(text),
  ),
  "a filter in the middle of a description of thousands": hits(
    (text, tool) =>
      tool.description.length > 2000 &&
      !tool.description.startsWith(text) &&
      !tool.description.endsWith(text),
  ),
  "a filter in the other case of ASCII": hits(
    (text, tool) => /[a-z]/i.test(text) && !tool.name.includes(text) && !tool.description.includes(text),
  ),
  ...forEach(
    pairs,
    ([lower, upper]) => `${lower} for ${upper} or the other way round`,
    ([lower, upper]) =>
      hits((text, { description }) =>
        [
          [lower, upper],
          [upper, lower],
        ].some(
          ([asked = "", there = ""]) =>
            text.includes(asked) && description.includes(there) && !description.includes(text),
        ),
      ),
  ),
  ...forEach(
    Array.from(".*%_[(^$\\"),
    (character) => `the pattern character ${character} in a filter`,
    (character) => filter((text) => text.includes(character)),
  ),
  ...forEach(
    Array.from(".*%_[^\\"),
    (character) => `the pattern character ${character} that is found as itself`,
    (character) => hits((text) => text.includes(character)),
  ),
  "a pattern that would match and must not": filtering(
    ({ filter: text, registry }) =>
      text === ".*" &&
      registry.length > 0 &&
      !finds({ filter: text, registry, facts: undefined as never }, () => true),
  ),
  "a filter with an emoji": hits((text) => /\p{Extended_Pictographic}/u.test(text)),
  "a filter with CJK": hits((text) => /\p{Script=Han}/u.test(text)),
  ...forEach(
    fillers,
    ([what]) => `a description of thousands of ${what}`,
    ([, pattern]) =>
      someRegistry((registry) =>
        registry.some(({ description }) => description.length > 1000 && pattern.test(description)),
      ),
  ),
});
