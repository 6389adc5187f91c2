import { listCase } from "../../generators/list-query.js";
import { plainRegistry } from "../../generators/registry.js";
import { answeredListings, ask, established } from "../asking.js";
import { namesOf, wrongPage } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";
import { readListing } from "../listing.js";

/** LIST-07: a page is a slice of the daemon's own listing for the same group and filter without paging. */
export const pages = daemonCheck({
  id: "list.pages",
  suite: "list",
  title: "offset skips and limit caps the matching tools, each also without the other",
  clauses: ["LIST-07"],
  kind: "property",
  cases: (profile) => ({
    from: "generator",
    arbitrary: listCase(profile, plainRegistry(profile, 25, 1), {
      group: "sometimes",
      filter: "sometimes",
      limit: "sometimes",
      offset: "sometimes",
    }),
    share: 1,
  }),
  async perform(world, { registry, queries }) {
    const ready = await established(world, registry, "LIST-07");
    if (!ready.ok) return ready.finding;
    const { app } = ready.value;
    const unpaged = queries.map(({ limit: _limit, offset: _offset, ...narrowing }) => narrowing);
    const whole = await answeredListings(world, app, unpaged, "LIST-07");
    const outcomes = await ask(world, app, queries);
    for (const [index, outcome] of outcomes.entries()) {
      const params = queries[index] ?? {};
      const all = whole[index];
      // What narrows is refused without paging too: that is for the clause about it to judge.
      if (all === undefined) continue;
      const page = readListing(outcome, "LIST-07");
      if (!page.ok) return { ...page.finding, expected: { resultFor: params } };
      const { offset = 0, limit = Infinity } = params;
      const expected = namesOf(all).slice(offset, offset + limit);
      const finding = wrongPage({ clause: "LIST-07", params }, expected, page.value);
      if (finding !== undefined) return finding;
    }
    return undefined;
  },
});
