/** Registries that change step by step: tools removed, added, moved to another group, whole registries replaced. */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Profile } from "../../generated/clauses.js";
import type { Tool } from "../spec/descriptor.js";
import { picked } from "./about.js";
import { group } from "./name.js";
import { plainRegistry, plainTool } from "./registry.js";

/** One step, as it is sent. */
export type RegistryChange =
  { readonly upsert: Tool } | { readonly remove: string } | { readonly snapshot: readonly Tool[] };

/** A registry and what happens to it. */
export type ChangingRegistry = {
  readonly registry: readonly Tool[];
  readonly changes: readonly RegistryChange[];
};

/** A step before the registry is known that it is a step of. */
type Step = (registry: readonly Tool[]) => RegistryChange;

/** A registry of up to `maxTools` tools, and up to `maxSteps` changes, most of which take tools out of groups. */
export function changingRegistry(
  profile: Profile,
  maxTools: number,
  maxSteps: number,
): Arbitrary<ChangingRegistry> {
  return fc
    .record({
      registry: plainRegistry(profile, maxTools, 1),
      steps: fc.array(step(profile), { minLength: 1, maxLength: maxSteps, size: "medium" }),
    })
    .map(({ registry, steps }) => {
      let current = registry;
      const changes = steps.map((step) => {
        const change = step(current);
        current = changed(current, change);
        return change;
      });
      return { registry, changes };
    });
}

/** The registry after the change, which is a valid one. */
export function changed(registry: readonly Tool[], change: RegistryChange): readonly Tool[] {
  if ("snapshot" in change) return change.snapshot;
  const name = "remove" in change ? change.remove : change.upsert.name;
  const others = registry.filter((tool) => tool.name !== name);
  return "remove" in change ? others : [...others, change.upsert];
}

function step(profile: Profile): Arbitrary<Step> {
  const someTool = fc.nat(99);
  const removal = someTool.map((number): Step => (registry) => ({
    remove: picked(registry, number)?.name ?? "not-there",
  }));
  const move = fc
    .record({ number: someTool, to: fc.option(group(profile), { nil: undefined, freq: 2 }) })
    .map(({ number, to }): Step => (registry) => {
      const { name, description } = picked(registry, number) ?? { name: "new", description: "New." };
      return { upsert: { name, description, ...(to === undefined ? {} : { group: to }) } };
    });
  const addition = plainTool(profile).map((tool): Step => () => ({ upsert: tool }));
  const halving = fc.constantFrom(0, 1).map((rest): Step => (registry) => ({
    snapshot: registry.filter((_, index) => index % 2 === rest),
  }));
  const emptying = fc.constant<Step>(() => ({ snapshot: [] }));
  return fc.oneof(
    { weight: 8, arbitrary: removal },
    { weight: 6, arbitrary: move },
    { weight: 2, arbitrary: addition },
    { weight: 2, arbitrary: halving },
    { weight: 1, arbitrary: emptying },
  );
}
