import fc from "fast-check";
import { kindredGroups } from "../../generators/name.js";
import type { Tool } from "../../spec/descriptor.js";
import { established } from "../asking.js";
import type { Finding } from "../../engine/check.js";
import { daemonCheck } from "../daemon-check.js";
import { readListing } from "../listing.js";
import { judgeBucketOrder } from "./judge-bucket-order.js";

/** A snapshot, and tools that come after it one by one, so that buckets are opened among others. */
type SortedCase = { readonly registry: readonly Tool[]; readonly later: readonly Tool[] };

/** GRP-06: the order of the buckets that came, whichever they are. */
export const sorted = daemonCheck<SortedCase>({
  id: "groups.sorted",
  suite: "groups",
  title: "the buckets are sorted by group, segment by segment, with null last",
  clauses: ["GRP-06"],
  kind: "property",
  profiles: ["groups", "subgroups"],
  cases: (profile) => ({
    from: "generator",
    arbitrary: fc
      .record({
        groups: kindredGroups(profile, 24),
        numbers: fc.subarray(["9", "10", "2"]),
        ungrouped: fc.nat(2),
        later: fc.nat(3),
      })
      .map(({ groups, numbers, ungrouped, later }) => {
        const tools = [...Array<undefined>(ungrouped).fill(undefined), ...groups, ...numbers].map(toolOf);
        // The kindred groups are in no order, so that any of them may be the one that comes later.
        const split = Math.max(1, tools.length - later);
        return { registry: tools.slice(0, split), later: tools.slice(split) };
      }),
    share: 1,
  }),
  async perform(world, { registry, later }) {
    const ready = await established(world, registry, "GRP-06");
    if (!ready.ok) return ready.finding;
    const { app, plain } = ready.value;
    const atOnce = judgeBucketOrder(plain, {}, registry.length);
    if (atOnce !== undefined || later.length === 0) return atOnce;
    for (const tool of later) {
      const settled = await app.upsert(tool);
      if (settled.kind === "closed") return closedOverDelta(settled);
    }
    const listing = readListing(await world.list(app), "GRP-06");
    return listing.ok ? judgeBucketOrder(listing.value, {}, registry.length + later.length) : listing.finding;
  },
});

function toolOf(group: string | undefined, index: number): Tool {
  const tool = { name: `tool${index}`, description: "A tool." };
  return group === undefined ? tool : { ...tool, group };
}

function closedOverDelta({ code, reason }: { readonly code: number; readonly reason: string }): Finding {
  const message = "the socket was closed over a valid delta";
  return {
    code: "closed-socket",
    clause: "GRP-06",
    message,
    expected: "the socket stays open",
    actual: { code, reason },
  };
}
