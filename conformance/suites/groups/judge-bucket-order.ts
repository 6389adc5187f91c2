import type { Finding } from "../../engine/check.js";
import { compareGroups } from "../../spec/summary.js";
import { bucketsOf, noBuckets } from "../aspects.js";
import type { ReadListing } from "../listing.js";

/** The order of a summary (GRP-06). One without any buckets, over a registry that has tools, shows no order. */
export function judgeBucketOrder(listing: ReadListing, params: unknown, tools: number): Finding | undefined {
  const buckets = bucketsOf(listing);
  if (buckets === undefined) return noBuckets({ clause: "GRP-06", params }, listing);
  if (buckets.length === 0 && tools > 0) {
    const message = "the summary of a registry that has tools is empty";
    const expected = { params, groups: "at least one bucket" };
    return { code: "wrong-groups", clause: "GRP-06", message, expected, actual: { groups: [] } };
  }
  const actual = buckets.map(({ group }) => group);
  const expected = [...actual].sort(compareGroups);
  if (actual.every((group, index) => group === expected[index])) return undefined;
  const message = "the buckets of the summary are not in order";
  return { code: "wrong-order", clause: "GRP-06", message, expected: { params, groups: expected }, actual };
}
