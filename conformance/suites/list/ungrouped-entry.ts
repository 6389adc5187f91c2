import fc from "fast-check";
import { plainRegistry } from "../../generators/registry.js";
import { groupOf } from "../../spec/descriptor.js";
import type { Tool } from "../../spec/descriptor.js";
import { memberOf } from "../../spec/json.js";
import { established } from "../asking.js";
import { daemonCheck } from "../daemon-check.js";

/** LIST-10. In `base` the clause demands nothing. */
export const ungroupedEntry = daemonCheck({
  id: "list.ungrouped-entry",
  suite: "list",
  title: "the entry of a tool without a group has the group that the profile allows: null, or none",
  clauses: ["LIST-10"],
  kind: "property",
  profiles: ["groups", "subgroups"],
  cases: (profile) => ({
    from: "generator",
    arbitrary: fc
      .record({ registry: plainRegistry(profile, 12, 1), groups: fc.constantFrom(...replacements) })
      .map(({ registry, groups }) => regrouped(registry, groups)),
    share: 0.5,
  }),
  async perform(world, registry) {
    const ready = await established(world, registry, "LIST-10");
    if (!ready.ok) return ready.finding;
    const ungrouped = registry.filter((tool) => groupOf(tool, world.profile) === null);
    for (const { name } of ungrouped) {
      const entry = ready.value.plain.tools.find((candidate) => candidate.name === name);
      if (entry === undefined) continue;
      const group = memberOf(entry, "group");
      if (group === null || (group === undefined && world.profile === "groups")) continue;
      const message =
        "the entry of a tool without a group says that it has one, or does not say that it has none";
      const expected = { name, group: null };
      const actual = { name, group: group ?? "absent" };
      return { code: "wrong-entry", clause: "LIST-10", message, expected, actual };
    }
    return undefined;
  },
});

/** What stands in the place of the groups that a registry was made with: themselves, one called `null`, or nothing. */
const replacements = ["as they are", "as they are", "null", "none"] as const;

function regrouped(registry: readonly Tool[], groups: (typeof replacements)[number]): readonly Tool[] {
  if (groups === "as they are") return registry;
  return registry.map((tool): Tool => {
    const { group, name, description } = tool;
    return group === undefined || groups === "none" ? { name, description } : { ...tool, group: "null" };
  });
}
