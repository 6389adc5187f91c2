/** The `groups` suite: the clauses of GRP. Profile `base` has no summary. */
import type { DaemonCheck } from "./daemon-check.js";
import { alwaysPresent } from "./groups/always-present.js";
import { bucketVectors } from "./groups/bucket-vectors.js";
import { countsFollowChanges } from "./groups/counts-follow-changes.js";
import { emptiedVectors } from "./groups/emptied-vectors.js";
import { nameVectors } from "./groups/name-vectors.js";
import { namesAreData } from "./groups/names-are-data.js";
import { noEmptyBucket } from "./groups/no-empty-bucket.js";
import { oneBucketEach } from "./groups/one-bucket-each.js";
import { orderVectors } from "./groups/order-vectors.js";
import { overTheWholeRegistry } from "./groups/over-the-whole-registry.js";
import { presenceVectors } from "./groups/presence-vectors.js";
import { sorted } from "./groups/sorted.js";
import { wholeRegistryVectors } from "./groups/whole-registry-vectors.js";

export const groupsChecks: readonly DaemonCheck[] = [
  alwaysPresent,
  presenceVectors,
  overTheWholeRegistry,
  wholeRegistryVectors,
  oneBucketEach,
  bucketVectors,
  countsFollowChanges,
  noEmptyBucket,
  emptiedVectors,
  namesAreData,
  nameVectors,
  sorted,
  orderVectors,
];
