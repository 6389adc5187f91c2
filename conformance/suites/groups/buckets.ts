import type { Bucket } from "../../spec/summary.js";
import { bucketsOf } from "../aspects.js";
import type { ReadListing } from "../listing.js";

/** The listing without buckets that have no tools, which are for GRP-04 to judge. */
export function withoutEmpty(listing: ReadListing): ReadListing {
  return { ...listing, groups: bucketsOf(listing)?.filter(({ total }) => total !== 0) ?? listing.groups };
}

/** The listing without the bucket of the ungrouped tools. */
export function onlyNamed(listing: ReadListing): ReadListing {
  const buckets = bucketsOf(listing);
  return { ...listing, groups: buckets === undefined ? listing.groups : named(buckets) };
}

/** The buckets without that of the ungrouped tools. */
export function named(buckets: readonly Bucket[]): Bucket[] {
  return buckets.filter(({ group }) => group !== null);
}
