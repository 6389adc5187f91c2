import { listCase } from "../../generators/list-query.js";
import { plainRegistry } from "../../generators/registry.js";
import { judgeListParams } from "../../spec/list-params.js";
import { listTools } from "../../spec/list.js";
import { answeredListings, established } from "../asking.js";
import { wrongTotal } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";

/**
 * LIST-06. The number is that of the tools which the daemon itself lists for the same group and filter
 * without paging, or else the oracle's: what a group or a filter selects, and that nothing caps a listing,
 * is judged elsewhere. Pages past the end are LIST-07's.
 */
export const countsMatches = daemonCheck({
  id: "list.counts-matches",
  suite: "list",
  title: "total is the number of tools that match, whatever page is asked for",
  clauses: ["LIST-06"],
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
    const ready = await established(world, registry, "LIST-06");
    if (!ready.ok) return ready.finding;
    const { app, plain } = ready.value;
    const ofPlain = wrongTotal({ clause: "LIST-06", params: {} }, registry.length, plain);
    if (typeof plain.total === "number" && plain.total !== plain.tools.length && ofPlain) return ofPlain;
    const unpaged = queries.map(({ limit: _limit, offset: _offset, ...narrowing }) => narrowing);
    const whole = await answeredListings(world, app, unpaged, "LIST-06");
    const pages = await answeredListings(world, app, queries, "LIST-06");
    for (const [index, page] of pages.entries()) {
      const params = queries[index] ?? {};
      const all = whole[index];
      // That a total is a number is LIST-01.
      if (typeof page?.total !== "number" || all === undefined) continue;
      if (page.tools.length === 0 && all.tools.length > 0) continue;
      if (page.total === all.tools.length) continue;
      const judged = judgeListParams(params, world.profile);
      const oracle = judged.verdict === "query" ? listTools(registry, judged.query, world.profile) : "open";
      const expected = oracle === "open" ? all.tools.length : oracle.total;
      const finding = wrongTotal({ clause: "LIST-06", params }, expected, page);
      if (finding !== undefined) return finding;
    }
    return undefined;
  },
});
