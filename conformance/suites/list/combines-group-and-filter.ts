import { listCase } from "../../generators/list-query.js";
import { plainRegistry } from "../../generators/registry.js";
import { listTools } from "../../spec/list.js";
import { answeredListings, ask, established } from "../asking.js";
import { namesOf, sameElements, wrongTools } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";
import { readListing } from "../listing.js";

/**
 * LIST-05. What both params select is what the daemon's own listings for the one and for the other have in
 * common; a daemon that reads one of them wrongly breaks that param's clause, not this one.
 */
export const combinesGroupAndFilter = daemonCheck({
  id: "list.combines-group-and-filter",
  suite: "list",
  title: "with group and filter, the listing holds exactly the tools that both select",
  clauses: ["LIST-05"],
  kind: "property",
  cases: (profile) => ({
    from: "generator",
    arbitrary: listCase(profile, plainRegistry(profile, 20, 1), {
      group: "always",
      filter: "always",
      limit: "never",
      offset: "never",
    }),
    share: 1,
  }),
  async perform(world, { registry, queries }) {
    const ready = await established(world, registry, "LIST-05");
    if (!ready.ok) return ready.finding;
    const { app } = ready.value;
    const both = await ask(world, app, queries);
    const byGroup = await answeredListings(
      world,
      app,
      queries.map(({ group }) => ({ group })),
      "LIST-05",
    );
    const byFilter = await answeredListings(
      world,
      app,
      queries.map(({ filter }) => ({ filter })),
      "LIST-05",
    );
    for (const [index, outcome] of both.entries()) {
      const params = queries[index] ?? {};
      const [ofGroup, ofFilter] = [byGroup[index], byFilter[index]];
      // One that is refused by itself is for the clause about it to judge.
      if (ofGroup === undefined || ofFilter === undefined) continue;
      const listing = readListing(outcome, "LIST-05");
      if (!listing.ok) return { ...listing.finding, expected: { resultFor: params } };
      const inFilter = new Set(namesOf(ofFilter));
      const common = namesOf(ofGroup).filter((name) => inFilter.has(name));
      const { group, filter = "" } = params;
      const query = {
        selector: undefined,
        group: world.profile === "base" ? undefined : group,
        filter,
        offset: 0,
        limit: Infinity,
      };
      const oracle = listTools(registry, query, world.profile);
      const demanded = oracle === "open" ? common : oracle.tools.map(({ name }) => name);
      if (sameElements(demanded, namesOf(listing.value))) continue;
      const message = "the listing for group and filter is not what both of them select";
      const finding = wrongTools({ clause: "LIST-05", params }, common, listing.value, message);
      if (finding !== undefined) return finding;
    }
    return undefined;
  },
});
