/** Registries and changes of them in which everything tells where it comes from: what a frame must replace is seen when it stays. */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Profile } from "../../generated/clauses.js";
import type { Tool } from "../spec/descriptor.js";
import type { RegistryChange } from "./registry-changes.js";

/** Few names, so that frames meet; two look like numbers, two differ in case. */
const meetingNames = ["a", "b", "B", "c", "10", "9"];
/** Names of which a table that is no real table has something before it was put there. */
const inheritedNames = ["__proto__", "constructor", "toString"];

/** Values that no daemon puts there by itself, two of each, so that the one is not taken for the other. */
const marks = {
  description: fc.constantFrom("One.", "Two.", "Three."),
  input_schema: fc.constantFrom({ title: "one" }, { title: "two" }),
  output_schema: fc.constantFrom({ title: "three" }, { title: "four" }),
  annotations: fc.constantFrom({ idempotentHint: true }, { readOnlyHint: true, destructiveHint: false }),
  timeout_ms: fc.constantFrom(1234, 4321),
};

/** A tool of one of the names. In `base` it has no group, which a daemon may give back or not. */
export function markedTool(profile: Profile, names: readonly string[] = meetingNames): Arbitrary<Tool> {
  const ofGroups = profile === "base" ? {} : { group: fc.constantFrom("cart", "checkout") };
  return fc
    .record(
      { name: fc.constantFrom(...names), ...marks, ...ofGroups },
      { requiredKeys: ["name", "description"], noNullPrototype: true },
    )
    .map((tool) => tool as Tool);
}

/** Up to `maxLength` of these, one a name. */
export function markedTools(
  profile: Profile,
  maxLength: number,
  names: readonly string[] = meetingNames,
): Arbitrary<readonly Tool[]> {
  return fc.uniqueArray(markedTool(profile, names), { maxLength, selector: ({ name }) => name });
}

/** An upsert or a removal; a removal may be of a name that is not there, and of one that objects inherit. */
export function markedDelta(profile: Profile): Arbitrary<RegistryChange> {
  const removed = fc.constantFrom(...meetingNames, "unknown", ...inheritedNames);
  return fc.oneof(
    { weight: 4, arbitrary: markedTool(profile).map((upsert) => ({ upsert })) },
    { weight: 3, arbitrary: removed.map((remove) => ({ remove })) },
  );
}

/** A change of any kind. */
export function markedChange(profile: Profile): Arbitrary<RegistryChange> {
  return fc.oneof(
    { weight: 7, arbitrary: markedDelta(profile) },
    { weight: 1, arbitrary: markedTools(profile, 4).map((snapshot) => ({ snapshot })) },
  );
}
