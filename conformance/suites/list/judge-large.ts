import type { Finding } from "../../engine/check.js";
import type { Profile } from "../../../generated/clauses.js";
import type { ListParams } from "../../generators/list-query.js";
import { memberOf } from "../../spec/json.js";
import type { Tool } from "../../spec/descriptor.js";
import type { Bucket } from "../../spec/summary.js";
import { bucketsOf, wrongBuckets, wrongPage, wrongTotal } from "../aspects.js";
import type { Asked } from "../aspects.js";
import type { ReadListing } from "../listing.js";
import { largeListing } from "./large-listing.js";

/** All that is wrong with a listing of the large registry of that size: page, total, summary, entries. */
export function judgeLarge(
  listing: ReadListing,
  count: number,
  params: ListParams,
  profile: Profile,
): Finding[] {
  const expected = largeListing(count, params, profile);
  if (expected === "open") return [];
  const asked = { clause: "LIST-17", params } as const;
  const { offset = 0, limit = Infinity } = params;
  const page = expected.tools.slice(offset, offset + limit);
  const names = page.map(({ name }) => name);
  const found = [
    wrongPage(asked, names, listing),
    wrongTotal(asked, expected.total, listing),
    expected.groups === undefined ? undefined : wrongSummary(asked, expected.groups, listing),
    wrongEntry(page, listing, profile),
  ];
  return found.filter((finding) => finding !== undefined);
}

/** The buckets, and where they are the right ones, their order. */
function wrongSummary(asked: Asked, groups: readonly Bucket[], listing: ReadListing): Finding | undefined {
  const finding = wrongBuckets(asked, groups, listing);
  if (finding !== undefined) return finding;
  const expected = groups.map(({ group }) => group);
  const actual = bucketsOf(listing)?.map(({ group }) => group) ?? [];
  const from = expected.findIndex((group, index) => group !== actual[index]);
  if (from === -1) return undefined;
  const part = (all: readonly unknown[]): object => ({ from, groups: all.slice(from, from + 5) });
  return {
    code: "wrong-order",
    clause: asked.clause,
    message: "the buckets of the summary are not in order",
    expected: { params: asked.params, ...part(expected) },
    actual: part(actual),
  };
}

function wrongEntry(page: readonly Tool[], listing: ReadListing, profile: Profile): Finding | undefined {
  const members = profile === "base" ? ["description"] : ["description", "group"];
  const entries = new Map(listing.tools.map((entry) => [entry.name, entry]));
  for (const sent of page) {
    const entry = entries.get(sent.name);
    const changed = members.find(
      (member) =>
        entry !== undefined && (memberOf(sent, member) ?? null) !== (memberOf(entry, member) ?? null),
    );
    if (entry === undefined || changed === undefined) continue;
    const message = `the entry's ${changed} is not the one that was sent`;
    const expected = { name: sent.name, [changed]: sent[changed] ?? "absent" };
    const actual = { name: sent.name, [changed]: memberOf(entry, changed) ?? "absent" };
    return { code: "wrong-entry", clause: "LIST-17", message, expected, actual };
  }
  return undefined;
}
