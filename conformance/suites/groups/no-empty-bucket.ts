import type { Finding } from "../../engine/check.js";
import { changingRegistry } from "../../generators/registry-changes.js";
import type { RegistryChange } from "../../generators/registry-changes.js";
import type { Tool } from "../../spec/descriptor.js";
import { isTool } from "../../spec/descriptor.js";
import { summarise } from "../../spec/summary.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { bucketsOf, noBuckets } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";
import type { ReadListing } from "../listing.js";
import { overChanges } from "./over-changes.js";

/** GRP-04 step by step, while tools leave their groups by removals, snapshots and changes of group. */
export const noEmptyBucket = daemonCheck({
  id: "groups.no-empty-bucket",
  suite: "groups",
  title: "a bucket that loses its last tool disappears",
  clauses: ["GRP-04"],
  kind: "scenario",
  profiles: ["groups", "subgroups"],
  cases: (profile) => ({ from: "generator", arbitrary: changingRegistry(profile, 8, 8), share: 0.6 }),
  perform: (world, testCase) =>
    overChanges(world, testCase, "GRP-04", (registry, listing, after) =>
      judge(world, registry, listing, after),
    ),
});

/** A bucket is right when the registry, or what the daemon itself lists of it, has a tool for it. */
function judge(
  world: DaemonWorld,
  registry: readonly Tool[],
  listing: ReadListing,
  after: RegistryChange | undefined,
): Finding | undefined {
  const asked = { clause: "GRP-04", params: {} } as const;
  const buckets = bucketsOf(listing);
  if (buckets === undefined) return registry.length === 0 ? undefined : noBuckets(asked, listing);
  const listed = listing.tools.filter((entry) => isTool(entry, world.profile));
  const inhabited = [...summarise(registry, world.profile), ...summarise(listed, world.profile)];
  const groups = new Set(inhabited.map(({ group }) => group));
  const empty = buckets.find(({ group, total }) => total < 1 || !groups.has(group));
  if (empty === undefined) return undefined;
  const expected = { after: after ?? "the snapshot", groups: [...groups] };
  const message = "the summary has a bucket without tools";
  return { code: "wrong-groups", clause: "GRP-04", message, expected, actual: { bucket: empty } };
}
