import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Profile } from "../../../generated/clauses.js";
import type { Tool } from "../../spec/descriptor.js";
import { summarise } from "../../spec/summary.js";
import { established } from "../asking.js";
import { wrongBuckets } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";
import { withoutEmpty } from "./buckets.js";

/** More groups than any page size that a daemon might take for a limit of its summary, and than a byte counts. */
const mostGroups = 600;

/** GRP-03: one bucket a group with the right total, on unremarkable groups; names that are not are GRP-05. */
export const oneBucketEach = daemonCheck({
  id: "groups.one-bucket-each",
  suite: "groups",
  title: "there is one bucket for each group and one for the ungrouped tools, with their numbers",
  clauses: ["GRP-03"],
  kind: "property",
  profiles: ["groups", "subgroups"],
  cases: (profile) => ({ from: "generator", arbitrary: groupedRegistry(profile), share: 1 }),
  async perform(world, registry) {
    const ready = await established(world, registry, "GRP-03");
    if (!ready.ok) return ready.finding;
    const expected = summarise(registry, world.profile);
    return wrongBuckets({ clause: "GRP-03", params: {} }, expected, withoutEmpty(ready.value.plain));
  },
});

/** Tools dealt out over few groups or many. A number is a group and, in `subgroups`, perhaps one below it. */
function groupedRegistry(profile: Profile): Arbitrary<readonly Tool[]> {
  const few = fc.array(fc.option(fc.nat(5), { nil: undefined, freq: 3 }), {
    minLength: 1,
    maxLength: 20,
    size: "medium",
  });
  const none = fc.array(fc.constant(undefined), { maxLength: 3 });
  const many = fc.array(fc.option(fc.nat(mostGroups - 1), { nil: undefined, freq: 20 }), {
    minLength: 100,
    maxLength: 600,
    size: "max",
  });
  return fc
    .oneof({ weight: 8, arbitrary: few }, { weight: 1, arbitrary: none }, { weight: 1, arbitrary: many })
    .map((numbers) =>
      numbers.map((number, index): Tool => {
        const tool = { name: `tool${index}`, description: "A tool." };
        return number === undefined ? tool : { ...tool, group: groupOfNumber(number, profile) };
      }),
    );
}

function groupOfNumber(number: number, profile: Profile): string {
  if (profile !== "subgroups") return `group${number}`;
  const top = `group${Math.floor(number / 3)}`;
  return number % 3 === 0 ? top : `${top}/sub${number % 3}`;
}
