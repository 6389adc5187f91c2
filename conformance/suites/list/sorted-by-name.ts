import { plainRegistry } from "../../generators/registry.js";
import { compareCodeUnits } from "../../spec/order.js";
import { daemonCheck } from "../daemon-check.js";
import { installed, readListing } from "../listing.js";

/** LIST-02 on generated registries, whatever the order of registration. */
export const sortedByName = daemonCheck({
  id: "list.sorted-by-name",
  suite: "list",
  title: "tools come sorted by name, by code unit",
  clauses: ["LIST-02"],
  kind: "property",
  cases: (profile) => ({ from: "generator", arbitrary: plainRegistry(profile, 40), share: 1 }),
  async perform(world, registry) {
    const app = await installed(world, registry, "LIST-02");
    if (!app.ok) return app.finding;
    const listing = readListing(await world.list(app.value), "LIST-02");
    if (!listing.ok) return listing.finding;
    const actual = listing.value.tools.map((tool) => tool.name);
    const expected = [...actual].sort(compareCodeUnits);
    if (actual.every((name, index) => name === expected[index])) return undefined;
    return {
      code: "wrong-order",
      clause: "LIST-02",
      message: "the tools are not sorted by name",
      expected,
      actual,
    };
  },
});
