/** Descriptors as lists of their members, in any order (DESC-11). */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Profile } from "../../generated/clauses.js";
import type { Json } from "../spec/json.js";
import { optionalMembers } from "./descriptor.js";

/** A member's name and its value. */
export type Member = readonly [string, Json];

/** A valid descriptor, and a member of the same name as one of it that makes it invalid. */
export type OrderedMembers = { readonly members: readonly Member[]; readonly fault: Member };

const fault = fc.constantFrom<Member>(
  ["name", ""],
  ["description", ""],
  ["timeout_ms", 0],
  ["annotations", { title: "no hint" }],
  ["input_schema", []],
);

/** With five known and three unknown members no descriptor has more to be put in order. */
const ranks = fc.array(fc.noBias(fc.nat(99)), { minLength: 10, maxLength: 10 });

/** Members in an order that the ranks give; equal ranks leave them as they are. */
export function orderedMembers(profile: Profile): Arbitrary<OrderedMembers> {
  return fc.tuple(optionalMembers(profile), ranks, fault).map(([optional, order, spoils]) => {
    const all = Object.entries({ name: "tool", description: "About order.", ...optional });
    const ranked = all.map((member, index): [number, Member] => [order[index] ?? 0, member]);
    return {
      members: ranked.sort(([a], [b]) => a - b).map(([, member]) => member),
      fault: spoils,
    };
  });
}
