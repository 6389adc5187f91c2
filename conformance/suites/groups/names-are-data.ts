import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Profile } from "../../../generated/clauses.js";
import type { Tool } from "../../spec/descriptor.js";
import { hostileNames } from "../../generators/name.js";
import { summarise } from "../../spec/summary.js";
import { established } from "../asking.js";
import { daemonCheck } from "../daemon-check.js";
import { wrongNames } from "./buckets.js";

/** GRP-05: groups whose names mean something elsewhere, beside ungrouped tools and names that differ in case. */
export const namesAreData = daemonCheck({
  id: "groups.names-are-data",
  suite: "groups",
  title: "groups called null, __proto__, 10, Cart and cart are counted like any other",
  clauses: ["GRP-05"],
  kind: "property",
  profiles: ["groups", "subgroups"],
  cases: (profile) => ({ from: "generator", arbitrary: hostileRegistry(profile), share: 1 }),
  async perform(world, registry) {
    const ready = await established(world, registry, "GRP-05");
    if (!ready.ok) return ready.finding;
    const expected = summarise(registry, world.profile);
    return wrongNames({ clause: "GRP-05", params: {} }, expected, ready.value.plain);
  },
});

const words = [...hostileNames, "Cart", "cart", "CART", "Null", "NULL", "ungrouped", "length", "prototype"];

function hostileRegistry(profile: Profile): Arbitrary<readonly Tool[]> {
  const word = fc.constantFrom(...words);
  const group =
    profile === "subgroups"
      ? fc.oneof(
          word,
          fc.tuple(word, word).map((two) => two.join("/")),
        )
      : word;
  return fc
    .record({
      groups: fc.array(group, { minLength: 1, maxLength: 24, size: "medium" }),
      ungrouped: fc.nat(2),
    })
    .map(({ groups, ungrouped }) =>
      [...groups, ...Array<undefined>(ungrouped).fill(undefined)].map((its, index): Tool => {
        const tool = { name: `tool${index}`, description: "A tool." };
        return its === undefined ? tool : { ...tool, group: its };
      }),
    );
}
