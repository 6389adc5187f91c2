/** The aspects of a listing, each compared by itself, so that one fault is found by the clause it breaks. */
import type { ClauseId } from "../../generated/clauses.js";
import type { Finding } from "../engine/check.js";
import { descriptorMembers } from "../spec/descriptor.js";
import { isJsonObject, jsonEqual } from "../spec/json.js";
import type { JsonObject } from "../spec/json.js";
import type { Bucket } from "../spec/summary.js";
import type { ReadListing } from "./listing.js";

/** What a listing is judged for: the clause, and the params that it was got with. */
export type Asked = { readonly clause: ClauseId; readonly params: unknown };

/** The names on the page, in the order in which they came. */
export function namesOf(listing: ReadListing): string[] {
  return listing.tools.map(({ name }) => name);
}

/** What an entry says of the descriptor: a daemon may add members of its own, and change them as it likes (LIST-09). */
export function describedBy(entry: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(entry).filter(([member]) => descriptorMembers.includes(member)));
}

/** Whether two lists hold the same, an element as often in one as in the other, in whatever order. */
export function sameElements(a: readonly string[], b: readonly string[]): boolean {
  const sortedB = [...b].sort();
  return a.length === b.length && [...a].sort().every((element, index) => element === sortedB[index]);
}

/** Whether two lists hold the same in the same order. */
export function sameSequence(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((element, index) => element === b[index]);
}

/** The listing's tools against the names that it must hold, in whatever order. */
export function wrongTools(
  asked: Asked,
  expected: readonly string[],
  listing: ReadListing,
  message = "the listing holds other tools than it must",
): Finding | undefined {
  const actual = namesOf(listing);
  if (sameElements(expected, actual)) return undefined;
  return { code: "wrong-tools", clause: asked.clause, message, ...shown(asked, expected, actual) };
}

/** The listing's tools against a page: names in their order. */
export function wrongPage(
  asked: Asked,
  expected: readonly string[],
  listing: ReadListing,
  message = "the page holds other tools than it must",
): Finding | undefined {
  const actual = namesOf(listing);
  if (sameSequence(expected, actual)) return undefined;
  const code = sameElements(expected, actual) ? "wrong-order" : "wrong-tools";
  return { code, clause: asked.clause, message, ...shown(asked, expected, actual) };
}

/** The order of the listing's tools. */
export function wrongOrder(
  asked: Asked,
  listing: ReadListing,
  compare: (a: string, b: string) => number,
): Finding | undefined {
  const actual = namesOf(listing);
  const expected = [...actual].sort(compare);
  if (sameSequence(expected, actual)) return undefined;
  const message = "the tools are not sorted by name";
  return { code: "wrong-order", clause: asked.clause, message, ...shown(asked, expected, actual) };
}

/** The listing's `total`. */
export function wrongTotal(
  { clause, params }: Asked,
  expected: number,
  listing: ReadListing,
  message = "total is not the number of the tools that match",
): Finding | undefined {
  if (listing.total === expected) return undefined;
  return {
    code: "wrong-total",
    clause,
    message,
    expected: { params, total: expected },
    actual: { total: listing.total ?? "absent" },
  };
}

/** The buckets that were got, further members left out; `undefined` when `groups` is no array of buckets. */
export function bucketsOf(listing: ReadListing): readonly Bucket[] | undefined {
  const { groups } = listing;
  if (!Array.isArray(groups)) return undefined;
  const buckets = groups.map(readBucket);
  return buckets.every((bucket) => bucket !== undefined) ? buckets : undefined;
}

/** The buckets, or the finding that there are none to read. */
export function noBuckets({ clause, params }: Asked, listing: ReadListing): Finding {
  const message = "groups is no array of buckets with a group and a total";
  const expected = { params, groups: [{ group: "string or null", total: "integer" }] };
  return { code: "wrong-shape", clause, message, expected, actual: { groups: listing.groups ?? "absent" } };
}

/** The listing's buckets, in whatever order. */
export function wrongBuckets(
  asked: Asked,
  expected: readonly Bucket[],
  listing: ReadListing,
  message = "the summary has other buckets than the registry's groups make",
): Finding | undefined {
  const actual = bucketsOf(listing);
  if (actual === undefined) return noBuckets(asked, listing);
  if (sameElements(expected.map(bucketText), actual.map(bucketText))) return undefined;
  const [missing, extra] = [without(expected, actual), without(actual, expected)];
  return {
    code: "wrong-groups",
    clause: asked.clause,
    message,
    expected: { params: asked.params, buckets: expected.length, among: missing.slice(0, mostShown) },
    actual: { buckets: actual.length, among: extra.slice(0, mostShown) },
  };
}

/** More than this many names are not shown whole, but from where they begin to differ. */
const mostShown = 24;

/** What was expected and what came, small enough to be read. */
export function shown(
  { params }: Pick<Asked, "params">,
  expected: readonly string[],
  actual: readonly string[],
): { readonly expected: unknown; readonly actual: unknown } {
  if (expected.length <= mostShown && actual.length <= mostShown) {
    return { expected: { params, names: expected }, actual: { names: actual } };
  }
  const length = Math.max(expected.length, actual.length);
  const differences = Array.from({ length }, (_, index) => index);
  const from = differences.find((index) => expected[index] !== actual[index]) ?? 0;
  const part = (names: readonly string[]): object => ({
    count: names.length,
    from,
    names: names.slice(from, from + 5),
  });
  return { expected: { params, ...part(expected) }, actual: part(actual) };
}

function readBucket(value: unknown): Bucket | undefined {
  if (!isJsonObject(value)) return undefined;
  const { group, total } = value;
  if (typeof total !== "number" || !(typeof group === "string" || group === null)) return undefined;
  return { group, total };
}

/** JSON tells `null` from `"null"`. */
function bucketText({ group, total }: Bucket): string {
  return JSON.stringify([group, total]);
}

function without(buckets: readonly Bucket[], others: readonly Bucket[]): Bucket[] {
  return buckets.filter((bucket) => !others.some((other) => jsonEqual(bucket, other)));
}
