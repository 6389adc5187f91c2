/** Valid descriptors with everything on them, as hostile as the clauses leave room to be (DESC-01 … DESC-09). */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Profile } from "../../generated/clauses.js";
import { descriptorMembers } from "../spec/descriptor.js";
import type { Tool } from "../spec/descriptor.js";
import type { JsonObject } from "../spec/json.js";
import { jsonObject, jsonValue, objectWithKeys } from "./json-value.js";
import { group, name } from "./name.js";
import { text } from "./text.js";

/** What `input_schema` and `output_schema` may be: nobody looks inside (DESC-04). */
export const schema: Arbitrary<JsonObject> = jsonObject;

/** Every subset of the three hints, with either value (DESC-05). A record would leave out each of them seldom. */
export const annotations: Arbitrary<JsonObject> = fc
  .subarray(["readOnlyHint", "destructiveHint", "idempotentHint"])
  .chain((hints) => fc.tuple(...hints.map((hint) => fc.tuple(fc.constant(hint), fc.boolean()))))
  .map((members): JsonObject => Object.fromEntries(members));

/** A positive integer, those included that do not fit 31, 32 or 52 bits (DESC-06). */
export const timeout: Arbitrary<number> = fc.oneof(
  fc.constantFrom(1, 5000, 2 ** 31 - 1, 2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER),
  fc.integer({ min: 1, max: 100_000 }),
  fc.maxSafeInteger().map((number) => Math.abs(number) || 1),
);

const nearMisses = [
  "Name",
  "NAME",
  "name ",
  "Description",
  "desc",
  "timeoutMs",
  "timeout",
  "Timeout_ms",
  "inputSchema",
  "outputSchema",
  "input-schema",
  "annotation",
  "Annotations",
  "Group",
  "groups",
  "groupName",
];

/** Names of members that DESC does not name, many of them nearly one that it does (DESC-09). */
export const unknownKey: Arbitrary<string> = fc
  .oneof(
    fc.constantFrom("x", "title", "_meta", "tags", "version", "examples", "id", "type", "tool", "$schema"),
    fc.constantFrom(...nearMisses),
    fc.constantFrom("__proto__", "constructor", "toString", "hasOwnProperty", "10", ""),
    text(6),
  )
  .filter((key) => !descriptorMembers.includes(key));

/** Up to three members that DESC does not name. */
export const unknownMembers: Arbitrary<JsonObject> = objectWithKeys(unknownKey, 3);

/** The optional members of a valid descriptor, unknown ones among them, but never `without`. Often there are none. */
export function optionalMembers(profile: Profile, without?: string): Arbitrary<JsonObject> {
  const members: Record<string, Arbitrary<unknown>> = {
    input_schema: schema,
    output_schema: schema,
    annotations,
    timeout_ms: timeout,
    group: profile === "base" ? jsonValue : group(profile),
  };
  const chosen = Object.fromEntries(Object.entries(members).filter(([member]) => member !== without));
  const known = fc.record(chosen, { requiredKeys: [], noNullPrototype: true }) as Arbitrary<JsonObject>;
  const both = fc
    .tuple(known, unknownMembers)
    .map(([first, second]): JsonObject => ({ ...first, ...second }));
  return fc.oneof({ withCrossShrink: true }, fc.constant<JsonObject>({}), both, both);
}

/** A valid descriptor, whatever it carries. */
export function descriptor(profile: Profile): Arbitrary<Tool> {
  return fc
    .tuple(name, text(12), optionalMembers(profile))
    .map(([ownName, description, members]) => ({ name: ownName, description, ...members }));
}
