/** What the queries of list vectors are judged for in the clauses of GRP. */
import type { Finding } from "../../engine/check.js";
import { bucketsOf, noBuckets, wrongBuckets } from "../aspects.js";
import { withoutEmpty, wrongNames } from "./buckets.js";
import type { Judged } from "../list-vectors.js";

/** That there is a summary. */
export function judgePresence(judged: Judged): Finding | undefined {
  return Array.isArray(judged.listing.groups) ? undefined : noBuckets(judged, judged.listing);
}

/** The buckets of the listing without params, in any order: that no param changes them is GRP-02. */
export function judgeBuckets({ clause, expected, plain }: Judged): Finding | undefined {
  if (expected.groups === undefined) return undefined;
  return wrongBuckets({ clause, params: {} }, expected.groups, withoutEmpty(plain));
}

/** {@link judgeBuckets} for names of groups. */
export function judgeNames({ clause, expected, plain }: Judged): Finding | undefined {
  if (expected.groups === undefined) return undefined;
  return wrongNames({ clause, params: {} }, expected.groups, plain);
}

/** The buckets against those of the listing without params. */
export function judgeSameBuckets(judged: Judged): Finding | undefined {
  const summary = bucketsOf(judged.plain);
  if (summary === undefined) return noBuckets({ ...judged, params: {} }, judged.plain);
  const message = "the summary is another than that of the listing without params";
  return wrongBuckets(judged, summary, judged.listing, message);
}

/** That no bucket is there beside those that have tools. */
export function judgeEmptyBuckets(judged: Judged): Finding | undefined {
  const { clause, params, expected, listing } = judged;
  // That there is a summary is GRP-01.
  if (listing.groups === undefined) return undefined;
  const buckets = bucketsOf(listing);
  if (buckets === undefined) return noBuckets(judged, listing);
  const groups = expected.groups?.map(({ group }) => group);
  const empty = buckets.find(({ group, total }) => total < 1 || groups?.includes(group) === false);
  if (empty === undefined) return undefined;
  const message = "the summary has a bucket without tools";
  return { code: "wrong-groups", clause, message, expected: { params, groups }, actual: { bucket: empty } };
}
