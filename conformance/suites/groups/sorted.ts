import fc from "fast-check";
import { kindredGroups } from "../../generators/name.js";
import type { Tool } from "../../spec/descriptor.js";
import { established } from "../asking.js";
import { daemonCheck } from "../daemon-check.js";
import { judgeBucketOrder } from "./judge-bucket-order.js";

/** GRP-06: the order of the buckets that came, whichever they are. */
export const sorted = daemonCheck({
  id: "groups.sorted",
  suite: "groups",
  title: "the buckets are sorted by group, segment by segment, with null last",
  clauses: ["GRP-06"],
  kind: "property",
  profiles: ["groups", "subgroups"],
  cases: (profile) => ({
    from: "generator",
    arbitrary: fc
      .record({
        groups: kindredGroups(profile, 24),
        numbers: fc.subarray(["9", "10", "2"]),
        ungrouped: fc.nat(2),
      })
      .map(({ groups, numbers, ungrouped }) =>
        [...Array<undefined>(ungrouped).fill(undefined), ...groups, ...numbers].map((its, index): Tool => {
          const tool = { name: `tool${index}`, description: "A tool." };
          return its === undefined ? tool : { ...tool, group: its };
        }),
      ),
    share: 1,
  }),
  async perform(world, registry) {
    const ready = await established(world, registry, "GRP-06");
    if (!ready.ok) return ready.finding;
    return judgeBucketOrder(ready.value.plain, {}, registry.length);
  },
});
