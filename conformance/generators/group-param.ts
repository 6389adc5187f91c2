/** The `group` param: groups that a registry has, and well-formed ones that come close to them. */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Profile } from "../../generated/clauses.js";
import { isGroup } from "../spec/group-name.js";
import { memberOf } from "../spec/json.js";
import type { Tool } from "../spec/descriptor.js";
import { picked } from "./about.js";
import type { About } from "./about.js";
import { hostileNames } from "./name.js";
import { withCaseSwapped } from "./swapped-case.js";

/** From a group that is there to one that a careless comparison would take for it. */
const twists: Readonly<Record<string, (group: string) => string>> = {
  same: (group) => group,
  "other case": withCaseSwapped,
  prefix: (group) => group.slice(0, -1),
  longer: (group) => `${group}2`,
  "of the first segment": (group) => group.split("/")[0] ?? group,
  "of the last segment": (group) => group.split("/").at(-1) ?? group,
  "below it": (group) => `${group.split("/")[0] ?? group}/x`,
  "beside it": (group) => `${group.split("/")[0] ?? group}-x`,
};

/** A well-formed group of the profile, mostly one of the registry's or a near miss. */
export function groupParam(profile: Profile): Arbitrary<About<string>> {
  const derived = fc
    .record({
      tool: fc.nat(99),
      twist: fc.oneof(
        { weight: 1, arbitrary: fc.constant("same") },
        { weight: 1, arbitrary: fc.constantFrom(...Object.keys(twists)) },
      ),
    })
    .map(({ tool, twist }): About<string> => (registry) => {
      const group = picked(groupsSent(registry), tool) ?? "cart";
      const twisted = twists[twist]?.(group) ?? group;
      return isGroup(twisted, wellFormed(profile)) ? twisted : group;
    });
  const unrelated = fc.constantFrom(...hostileNames).map(
    (group): About<string> =>
      () =>
        group,
  );
  return fc.oneof({ weight: 5, arbitrary: derived }, { weight: 1, arbitrary: unrelated });
}

/** In `base` every text will do; what an app of the `groups` profile sends is what is likely there. */
function wellFormed(profile: Profile): Profile {
  return profile === "base" ? "groups" : profile;
}

/** The groups on the descriptors, whatever the profile makes of them. */
function groupsSent(registry: readonly Tool[]): string[] {
  return registry.flatMap((tool) => {
    const group = memberOf(tool, "group");
    return typeof group === "string" ? [group] : [];
  });
}
