import fc from "fast-check";
import { picked } from "../../generators/about.js";
import { plainRegistry } from "../../generators/registry.js";
import { established, listings } from "../asking.js";
import { namesOf, sameSequence, wrongPage } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";
import type { ReadListing } from "../listing.js";

/** LIST-08: between two pages, tools are registered again just as they are. */
export const pagesSurviveReregistration = daemonCheck({
  id: "list.pages-survive-reregistration",
  suite: "list",
  title: "registering a tool again, unchanged, between two pages makes no difference to them",
  clauses: ["LIST-08"],
  kind: "scenario",
  cases: (profile) => ({
    from: "generator",
    arbitrary: fc
      .record({
        registry: plainRegistry(profile, 10, 1),
        limit: fc.integer({ min: 1, max: 4 }),
        again: fc.array(fc.nat(9), { minLength: 1, maxLength: 4 }),
      })
      .map(({ registry, limit, again }) => ({
        registry,
        limit,
        again: again.flatMap((number) => picked(registry, number)?.name ?? []),
      })),
    share: 0.5,
  }),
  async perform(world, { registry, limit, again }) {
    const ready = await established(world, registry, "LIST-08");
    if (!ready.ok) return ready.finding;
    const { app, plain } = ready.value;
    const whole = namesOf(plain);
    const queries = Array.from({ length: Math.ceil(whole.length / limit) }, (_, page) => ({
      limit,
      offset: page * limit,
    }));
    const undisturbed = await listings(world, app, queries, "LIST-08");
    // Pages that are wrong by themselves are for another check to find.
    if (!undisturbed.ok || !sameSequence(undisturbed.value.flatMap(namesOf), whole)) return undefined;
    const tools: ReadListing["tools"][number][] = [];
    for (const [number, query] of queries.entries()) {
      const page = await listings(world, app, [query], "LIST-08");
      if (!page.ok) return page.finding;
      tools.push(...page.value.flatMap((listing) => listing.tools));
      const name = picked(again, number);
      const tool = registry.find((candidate) => candidate.name === name);
      if (tool !== undefined) await app.upsert(tool);
    }
    const laid = { tools, total: undefined, groups: undefined };
    const message = "the pages change when a tool is registered again, unchanged, between them";
    return wrongPage({ clause: "LIST-08", params: { limit } }, whole, laid, message);
  },
});
