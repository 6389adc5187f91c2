import { changingRegistry } from "../../generators/registry-changes.js";
import { summarise } from "../../spec/summary.js";
import { wrongBuckets } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";
import { withoutEmpty } from "./buckets.js";
import { overChanges } from "./over-changes.js";

/** GRP-03 step by step: a tool counts once, in the bucket where it is now, also when it is registered again as it was. */
export const countsFollowChanges = daemonCheck({
  id: "groups.counts-follow-changes",
  suite: "groups",
  title: "the buckets count right while tools come, go, move and are registered again",
  clauses: ["GRP-03"],
  kind: "scenario",
  profiles: ["groups", "subgroups"],
  cases: (profile) => ({ from: "generator", arbitrary: changingRegistry(profile, 8, 8), share: 0.4 }),
  perform: (world, testCase) =>
    overChanges(world, testCase, "GRP-03", (registry, listing) =>
      wrongBuckets(
        { clause: "GRP-03", params: {} },
        summarise(registry, world.profile),
        withoutEmpty(listing),
      ),
    ),
});
