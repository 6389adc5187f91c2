import type { Finding } from "../../engine/check.js";
import type { Bucket } from "../../spec/summary.js";
import { bucketsOf, wrongBuckets } from "../aspects.js";
import type { Asked } from "../aspects.js";
import type { ReadListing } from "../listing.js";

/** The listing without buckets that have no tools, which are for GRP-04 to judge. */
export function withoutEmpty(listing: ReadListing): ReadListing {
  return withBuckets(listing, ({ total }) => total !== 0);
}

/**
 * The buckets of groups that have a name and no subgroups (GRP-05). How ungrouped tools and those of subgroups
 * are counted is GRP-03; a name that is mixed up with `null`, or with another name, is wrong itself too.
 */
export function wrongNames(
  asked: Asked,
  expected: readonly Bucket[],
  listing: ReadListing,
): Finding | undefined {
  const groups = expected.map(({ group }) => group);
  const isParent = (group: string): boolean => groups.some((other) => other?.startsWith(`${group}/`));
  const isJudged = ({ group, total }: Bucket): boolean => group !== null && total !== 0 && !isParent(group);
  return wrongBuckets(asked, expected.filter(isJudged), withBuckets(listing, isJudged));
}

function withBuckets(listing: ReadListing, isKept: (bucket: Bucket) => boolean): ReadListing {
  return { ...listing, groups: bucketsOf(listing)?.filter(isKept) ?? listing.groups };
}
