/** Registries of thousands of tools, made of their size alone, so that a case need not hold them (LIST-17). */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Profile } from "../../generated/clauses.js";
import type { Tool } from "../spec/descriptor.js";
import { limitParam, listQuery, offsetParam } from "./list-query.js";
import type { ListParams } from "./list-query.js";
import { hostileNames } from "./name.js";

/** A registry named by its size, and what is asked of it. */
export type LargeCase = { readonly count: number; readonly queries: readonly ListParams[] };

/** The size that LIST-17 speaks of. */
const largeCount = 10_000;

/** Few, for the oracle folds 10,000 names and descriptions for each: the clauses about filters have many. */
const filters = ["CART_1", "does A", "ÜBT", "no tool says this"];

/** Queries about the registry of 10,000 tools. */
export function largeCase(profile: Profile): Arbitrary<LargeCase> {
  const query = listQuery(profile, {
    group: "sometimes",
    filter: "never",
    limit: "always",
    offset: "sometimes",
  });
  const far = fc.record({
    limit: fc.constantFrom(1, 100, 1_000, 4_096),
    offset: fc.integer({ min: 900, max: largeCount + 10 }),
  });
  const searchingGroup = listQuery(profile, {
    group: "always",
    filter: "always",
    limit: "sometimes",
    offset: "sometimes",
  });
  const searchingAll = fc
    .record({ filter: fc.constantFrom(...filters), limit: limitParam, offset: offsetParam })
    .map((params) => (): ListParams => params);
  return fc
    .record({
      queries: fc.array(
        fc.oneof(
          query,
          far.map((params) => () => params),
        ),
        {
          minLength: 1,
          maxLength: 20,
          size: "medium",
        },
      ),
      searching: fc.array(fc.oneof(profile === "base" ? searchingAll : searchingGroup, searchingAll), {
        maxLength: 2,
      }),
    })
    .map(({ queries, searching }) => ({
      count: largeCount,
      queries: [...queries, ...searching].map((query) => query(largeRegistry(largeCount, profile))),
    }));
}

const made = new Map<string, readonly Tool[]>();

/** The registry of that many tools: always the same one, in an order of registration that is not the sorted one. */
export function largeRegistry(count: number, profile: Profile): readonly Tool[] {
  const key = `${profile} ${count}`;
  const tools = made.get(key) ?? Array.from({ length: count }, (_, index) => toolAt(index, profile));
  made.set(key, tools);
  return tools;
}

/** Kinds of names in turn, so that each tool sorts far away from the one registered before it. */
const nameKinds: readonly ((digits: string) => string)[] = [
  (digits) => `cart_${digits}`,
  (digits) => `Tool${digits}`,
  (digits) => `0${digits}`,
  (digits) => `-${digits}-x`,
  (digits) => `_${digits}`,
  (digits) => `cart-${digits}`,
  (digits) => digits.padStart(64, "z"),
];

function toolAt(index: number, profile: Profile): Tool {
  const kind = nameKinds[index % nameKinds.length] ?? String;
  const name = hostileNames[index] ?? kind(String(index));
  const description = index % 13 === 0 ? `Übt ${index}` : `Does ${index.toString(36)}.`;
  const group = groupAt(index, profile);
  return { name, description, ...(group === undefined ? {} : { group }) };
}

/** More groups than a byte counts; every eleventh tool has none. */
const groupCount = 400;

function groupAt(index: number, profile: Profile): string | undefined {
  if (index % 11 === 0) return undefined;
  const number = index % groupCount;
  const group = hostileNames[number] ?? `group-${number}`;
  // 7 and the number of groups have no common factor: every group has tools of its own and some below it.
  if (profile !== "subgroups" || index % 7 < 3) return group;
  return `${group}/${hostileNames[index % 5] ?? "items"}`;
}
