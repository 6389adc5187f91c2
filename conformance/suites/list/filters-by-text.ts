import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { listCase } from "../../generators/list-query.js";
import { plainRegistry } from "../../generators/registry.js";
import { text } from "../../generators/text.js";
import type { Tool } from "../../spec/descriptor.js";
import type { Profile } from "../../../generated/clauses.js";
import { daemonCheck } from "../daemon-check.js";
import { judgeFilters } from "./judge-filters.js";

/** LIST-04 on pieces of the registry's own texts in either case, pattern characters, and what is nowhere. */
export const filtersByText = daemonCheck({
  id: "list.filters-by-text",
  suite: "list",
  title: "filter is a literal text, looked for in name and description without regard to case",
  clauses: ["LIST-04"],
  kind: "property",
  cases: (profile) => ({
    from: "generator",
    arbitrary: listCase(profile, talkativeRegistry(profile), {
      group: "never",
      filter: "always",
      limit: "never",
      offset: "never",
    }),
    share: 1,
  }),
  perform: judgeFilters,
});

/** Tools that also say something where a filter must not search. */
function talkativeRegistry(profile: Profile): Arbitrary<readonly Tool[]> {
  const asides = fc.array(fc.record({ title: text(6), isOutput: fc.boolean() }), { maxLength: 6 });
  return fc.record({ tools: plainRegistry(profile, 12, 1), asides }).map(({ tools, asides }) =>
    tools.map((tool, index): Tool => {
      const aside = asides[index];
      if (aside === undefined) return tool;
      return { ...tool, [aside.isOutput ? "output_schema" : "input_schema"]: { title: aside.title } };
    }),
  );
}
