import fc from "fast-check";
import { listCase } from "../../generators/list-query.js";
import type { ListParams } from "../../generators/list-query.js";
import { plainRegistry } from "../../generators/registry.js";
import { answeredListings, established, listings } from "../asking.js";
import { namesOf, wrongPage } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";

/** LIST-08 for every page size from one tool to more than there are. */
export const pagesEndToEnd = daemonCheck({
  id: "list.pages-end-to-end",
  suite: "list",
  title: "pages laid end to end are the unpaged list, for every page size",
  clauses: ["LIST-08"],
  kind: "property",
  cases: (profile) => ({
    from: "generator",
    arbitrary: fc
      .tuple(
        listCase(
          profile,
          plainRegistry(profile, 14, 1),
          { group: "sometimes", filter: "sometimes", limit: "never", offset: "never" },
          1,
        ),
        fc.uniqueArray(fc.integer({ min: 1, max: 15 }), { minLength: 1, maxLength: 15, size: "medium" }),
      )
      .map(([{ registry, queries }, sizes]) => ({ registry, query: queries[0] ?? {}, sizes })),
    share: 0.6,
  }),
  async perform(world, { registry, query, sizes }) {
    const ready = await established(world, registry, "LIST-08");
    if (!ready.ok) return ready.finding;
    const { app } = ready.value;
    const [unpaged] = await answeredListings(world, app, [query], "LIST-08");
    // What narrows is refused without paging too: that is for the clause about it to judge.
    if (unpaged === undefined) return undefined;
    const whole = namesOf(unpaged);
    for (const size of sizes) {
      const pages = await listings(world, app, pagesOf(query, whole.length, size), "LIST-08");
      if (!pages.ok) return pages.finding;
      const laid = { tools: pages.value.flatMap(({ tools }) => tools), total: undefined, groups: undefined };
      const params = { ...query, limit: size };
      const message = "the pages laid end to end are not the unpaged list";
      const finding = wrongPage({ clause: "LIST-08", params }, whole, laid, message);
      if (finding !== undefined) return finding;
    }
    return undefined;
  },
});

/** The params of each page of a list of that length. */
function pagesOf(query: ListParams, length: number, size: number): ListParams[] {
  return Array.from({ length: Math.ceil(length / size) }, (_, page) => ({
    ...query,
    limit: size,
    offset: page * size,
  }));
}
