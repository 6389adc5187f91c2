import fc from "fast-check";
import type { RegistryChange } from "../../generators/registry-changes.js";
import { changed } from "../../generators/registry-changes.js";
import { markedChange, markedTools } from "../../generators/registry-frames.js";
import type { Tool } from "../../spec/descriptor.js";
import { daemonCheck } from "../daemon-check.js";
import { openApp } from "../settling.js";
import { sendChange } from "./frames.js";
import { compareRegistry } from "./registry-state.js";
import { wrongUnlessTaken } from "./taking.js";

/** A registry, and frames that are sent one after the other without waiting. */
type Deltas = { readonly start: readonly Tool[]; readonly changes: readonly RegistryChange[] };

/** REG-04 as a scenario: upserts, removals (of unknown names too) and now and then a snapshot. */
export const deltas = daemonCheck<Deltas>({
  id: "registry.deltas",
  suite: "registry",
  title: "upserts add and replace tools, removals take them away",
  clauses: ["REG-04"],
  kind: "scenario",
  cases: (profile) => ({
    from: "generator",
    arbitrary: fc.record(
      {
        start: markedTools(profile, 5),
        changes: fc.array(markedChange(profile), { minLength: 1, maxLength: 12, size: "medium" }),
      },
      { noNullPrototype: true },
    ),
    share: 0.8,
  }),
  async perform(world, { start, changes }) {
    const app = await openApp(world);
    sendChange(app, { snapshot: start });
    for (const change of changes) sendChange(app, change);
    const taken = wrongUnlessTaken(await app.settle(changes.length), "REG-04");
    if (taken !== undefined) return taken;
    const sent = changes.flatMap((change) =>
      "remove" in change ? [] : "upsert" in change ? [change.upsert] : change.snapshot,
    );
    return compareRegistry(world, app, {
      clause: "REG-04",
      tools: changes.reduce(changed, start),
      traces: [...start, ...sent],
      code: "wrong-tools",
      message: "after snapshots, upserts and removals the listing holds other tools than the frames leave",
    });
  },
});
