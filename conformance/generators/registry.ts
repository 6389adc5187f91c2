/** Valid tools and registries of them, hostile where the clauses leave room to be. */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Profile } from "../../generated/clauses.js";
import type { Tool } from "../spec/descriptor.js";
import { group, kindredGroups, name } from "./name.js";
import { text } from "./text.js";

/** A small valid tool: what matters to selecting, ordering and counting, and nothing else. */
export function plainTool(profile: Profile, groups: Arbitrary<string> = group(profile)): Arbitrary<Tool> {
  return fc
    .record(
      { name, description: text(12), group: groups },
      { requiredKeys: ["name", "description"], noNullPrototype: true },
    )
    .map((tool) => tool as Tool);
}

/** A registry of up to `maxLength` plain tools, one a name; many share few groups, and some have none. */
export function plainRegistry(
  profile: Profile,
  maxLength: number,
  minLength = 0,
): Arbitrary<readonly Tool[]> {
  const groupless = plainTool(profile).map(({ name, description }) => ({ name, description }));
  // Groups are dealt out when both parts are there: a `chain` would make every tool anew for each smaller group.
  const some = fc
    .record({
      groups: kindredGroups(profile, 4),
      tools: fc.uniqueArray(
        fc.record({ tool: groupless, seat: fc.option(fc.nat(11), { nil: undefined, freq: 4 }) }),
        { minLength, maxLength, size: "medium", selector: ({ tool }) => tool.name },
      ),
    })
    .map(({ groups, tools }) =>
      tools.map(({ tool, seat }): Tool => {
        const its = seat === undefined ? undefined : groups[seat % groups.length];
        return its === undefined ? tool : { ...tool, group: its };
      }),
    );
  return fc.oneof({ weight: 19, arbitrary: some }, { weight: 1, arbitrary: fc.constant([]) });
}
