import { listCase } from "../../generators/list-query.js";
import { plainRegistry } from "../../generators/registry.js";
import { answeredListings, established } from "../asking.js";
import { bucketsOf, noBuckets, wrongBuckets } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";

/** GRP-02: the summary of every listing against that of the one without params; what the buckets must be is GRP-03. */
export const overTheWholeRegistry = daemonCheck({
  id: "groups.over-the-whole-registry",
  suite: "groups",
  title: "group, filter, limit and offset do not change the summary",
  clauses: ["GRP-02"],
  kind: "property",
  profiles: ["groups", "subgroups"],
  cases: (profile) => ({
    from: "generator",
    arbitrary: listCase(profile, plainRegistry(profile, 15, 1), {
      group: "sometimes",
      filter: "sometimes",
      limit: "sometimes",
      offset: "sometimes",
    }),
    share: 1,
  }),
  async perform(world, { registry, queries }) {
    const ready = await established(world, registry, "GRP-02");
    if (!ready.ok) return ready.finding;
    const { app, plain } = ready.value;
    const summary = bucketsOf(plain);
    if (summary === undefined) return noBuckets({ clause: "GRP-02", params: {} }, plain);
    const listed = await answeredListings(world, app, queries, "GRP-02");
    for (const [index, listing] of listed.entries()) {
      // That it is there at all is GRP-01.
      if (listing === undefined || !Array.isArray(listing.groups)) continue;
      const asked = { clause: "GRP-02", params: queries[index] } as const;
      const message = "the summary is another than that of the listing without params";
      const finding = wrongBuckets(asked, summary, listing, message);
      if (finding !== undefined) return finding;
    }
    return undefined;
  },
});
