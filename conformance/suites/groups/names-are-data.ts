import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Profile } from "../../../generated/clauses.js";
import type { Tool } from "../../spec/descriptor.js";
import { hostileNames } from "../../generators/name.js";
import { summarise } from "../../spec/summary.js";
import { established } from "../asking.js";
import { wrongBuckets } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";
import { named, onlyNamed, withoutEmpty } from "./buckets.js";

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
    const expected = named(summarise(registry, world.profile));
    // The bucket of the ungrouped tools is GRP-03's; mixed up with another, it makes that one wrong too.
    const listing = onlyNamed(withoutEmpty(ready.value.plain));
    return wrongBuckets({ clause: "GRP-05", params: {} }, expected, listing);
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
    .array(fc.option(group, { nil: undefined, freq: 4 }), { minLength: 1, maxLength: 24, size: "medium" })
    .map((groups) =>
      groups.map((its, index): Tool => {
        const tool = { name: `tool${index}`, description: "A tool." };
        return its === undefined ? tool : { ...tool, group: its };
      }),
    );
}
