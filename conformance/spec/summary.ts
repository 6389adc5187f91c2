/** The `groups` summary of a listing: one bucket a group, over the whole registry (GRP-01 … GRP-06). */
import type { Profile } from "../../generated/clauses.js";
import { groupOf } from "./descriptor.js";
import type { Tool } from "./descriptor.js";
import { compareCodeUnits } from "./order.js";

/** `group: null` is the bucket of the ungrouped tools. */
export type Bucket = { readonly group: string | null; readonly total: number };

/** The buckets of a registry, in order. `base` has none. */
export function summarise(registry: readonly Tool[], profile: Profile): Bucket[] {
  if (profile === "base") return [];
  const totals = new Map<string | null, number>();
  for (const tool of registry) {
    for (const bucket of bucketsOf(groupOf(tool, profile), profile)) {
      totals.set(bucket, (totals.get(bucket) ?? 0) + 1);
    }
  }
  return [...totals]
    .map(([group, total]) => ({ group, total }))
    .sort((a, b) => compareGroups(a.group, b.group));
}

/** A tool counts in its own bucket and, in `subgroups`, in that of its top-level group. */
function bucketsOf(group: string | null, profile: Profile): (string | null)[] {
  const parent = profile === "subgroups" ? group?.split("/")[0] : undefined;
  return parent === undefined || parent === group ? [group] : [parent, group];
}

/** Orders groups segment by segment, so that a parent stands right before its subgroups; `null` is last (GRP-06). */
export function compareGroups(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const [segmentsA, segmentsB] = [a.split("/"), b.split("/")];
  for (const [index, segment] of segmentsA.entries()) {
    const difference = compareCodeUnits(segment, segmentsB[index] ?? "");
    if (difference !== 0) return difference;
  }
  return segmentsA.length - segmentsB.length;
}
