/** Names of tools, and groups: ordinary ones, and those that are ordinary here but special elsewhere (DESC-02, DESC-07). */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Profile } from "../../generated/clauses.js";

const alphabet = Array.from("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-");

/** Words that are members of every JavaScript object, other languages' nulls, numbers, and lone punctuation. */
export const hostileNames = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "null",
  "undefined",
  "true",
  "NaN",
  "10",
  "9",
  "0",
  "-1",
  "-",
  "_",
  "--",
  "-x",
  "_x",
  "a-b",
  "a_b",
  "A",
  "a",
  "Z",
  "z",
  "aB",
  "Ab",
] as const;

/** Names that come close to one another, so that prefixes, case and order matter. */
const neighbours = fc.string({
  unit: fc.constantFrom("a", "A", "b", "B", "1", "_", "-"),
  minLength: 1,
  maxLength: 3,
});

/** A valid name of 1 to 64 characters. */
export const name: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: neighbours },
  { weight: 3, arbitrary: fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 12 }) },
  { weight: 3, arbitrary: fc.constantFrom(...hostileNames) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...alphabet), minLength: 64, maxLength: 64 }) },
);

/** {@link name}, as often as not a hostile one. */
export const hostileName: Arbitrary<string> = fc.oneof(name, fc.constantFrom(...hostileNames));

/** A well-formed group of the profile. In `base` it is one of the `groups` profile, which an app may send all the same. */
export function group(profile: Profile): Arbitrary<string> {
  if (profile !== "subgroups") return name;
  const subgroup = fc.tuple(name, name).map((segments) => segments.join("/"));
  return fc.oneof(name, subgroup);
}

/**
 * Groups of the profile of which some are kin: one below another's first segment, one that goes on with a hyphen
 * where the other ends or has its `/`.
 */
export function kindredGroups(profile: Profile, maxLength: number): Arbitrary<readonly string[]> {
  const kinship = fc.constantFrom("none", "none", "below", "beside");
  return fc
    .record({
      first: group(profile),
      others: fc.array(fc.record({ own: group(profile), kinship }), {
        maxLength: maxLength - 1,
        size: "medium",
      }),
    })
    .map(({ first, others }) => {
      const [top = first] = first.split("/");
      const kin = others.map(({ own, kinship }) => {
        if (kinship === "beside") return `${top.slice(0, 62)}-x`;
        return kinship === "below" && profile === "subgroups"
          ? `${top}/${own.split("/").at(-1) ?? own}`
          : own;
      });
      return [first, ...kin];
    });
}
