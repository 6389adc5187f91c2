/** Questions to a registry: params of `tools.list` that have to do with what is in it. */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Profile } from "../../generated/clauses.js";
import type { Tool } from "../spec/descriptor.js";
import { filterText } from "./filter-text.js";
import { groupParam } from "./group-param.js";
import type { About } from "./about.js";

/** Well-formed params of `tools.list` without a selector. */
export type ListParams = {
  readonly group?: string;
  readonly filter?: string;
  readonly limit?: number;
  readonly offset?: number;
};

/** A registry, and what is asked of it. */
export type ListCase = { readonly registry: readonly Tool[]; readonly queries: readonly ListParams[] };

/** How often a param is given. */
export type Use = "always" | "sometimes" | "never";
export type Uses = { readonly [P in keyof ListParams]-?: Use };

/** Past any registry, and around the bounds of the integer types of other languages. */
const vast = [1_000, 65_536, 2_147_483_647, 2_147_483_648, 4_294_967_296, Number.MAX_SAFE_INTEGER];

export const limitParam: Arbitrary<number> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 6 }) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 50 }) },
  { weight: 2, arbitrary: fc.constantFrom(...vast) },
);

export const offsetParam: Arbitrary<number> = fc.oneof(
  { weight: 6, arbitrary: fc.nat(6) },
  { weight: 3, arbitrary: fc.nat(50) },
  { weight: 2, arbitrary: fc.constantFrom(...vast) },
);

/** Up to `most` queries about the registry that one of `registries` is. */
export function listCase(
  profile: Profile,
  registries: Arbitrary<readonly Tool[]>,
  uses: Uses,
  most = 16,
): Arbitrary<ListCase> {
  const queries = fc.array(listQuery(profile, uses), { minLength: 1, maxLength: most, size: "medium" });
  return fc.record({ registry: registries, queries }).map(({ registry, queries }) => ({
    registry,
    queries: queries.map((query) => query(registry)),
  }));
}

/** One query. It is generated before the registry is known, so that both shrink apart from each other. */
export function listQuery(profile: Profile, uses: Uses): Arbitrary<About<ListParams>> {
  const used = <T>(use: Use, param: Arbitrary<T>): Arbitrary<T | undefined> => {
    if (use === "never") return fc.constant(undefined);
    return use === "always" ? param : fc.option(param, { nil: undefined, freq: 2 });
  };
  return fc
    .record({
      group: used(uses.group, groupParam(profile)),
      filter: used(uses.filter, filterText),
      limit: used(uses.limit, limitParam),
      offset: used(uses.offset, offsetParam),
    })
    .map(({ group, filter, limit, offset }) => (registry: readonly Tool[]) => ({
      ...(group === undefined ? {} : { group: group(registry) }),
      ...(filter === undefined ? {} : { filter: filter(registry) }),
      ...(limit === undefined ? {} : { limit }),
      ...(offset === undefined ? {} : { offset }),
    }));
}
