import fc from "fast-check";
import type { RegistryChange } from "../../generators/registry-changes.js";
import { changed } from "../../generators/registry-changes.js";
import { markedDelta, markedTools } from "../../generators/registry-frames.js";
import type { Tool } from "../../spec/descriptor.js";
import { daemonCheck } from "../daemon-check.js";
import { openApp } from "../settling.js";
import { sendChange } from "./frames.js";
import { compareRegistry, hold } from "./registry-state.js";
import { wrongUnlessTaken } from "./taking.js";

/** A registry, and deltas that are sent one after the other without waiting. */
type Deltas = { readonly start: readonly Tool[]; readonly changes: readonly RegistryChange[] };

/** REG-04 as a scenario: upserts and removals, of unknown names too, on whatever registry is seen at first. */
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
        changes: fc.array(markedDelta(profile), { minLength: 1, maxLength: 12, size: "medium" }),
      },
      { noNullPrototype: true },
    ),
    share: 0.6,
  }),
  async perform(world, { start, changes }) {
    const app = await openApp(world);
    const seen = await hold(world, app, start, "REG-04");
    if (!seen.ok) return seen.finding;
    for (const change of changes) sendChange(app, change);
    const taken = wrongUnlessTaken(await app.settle(changes.length), "REG-04");
    if (taken !== undefined) return taken;
    const sent = changes.flatMap((change) => ("upsert" in change ? [change.upsert] : []));
    // What was seen at first counts, and of it only the names: whether the snapshot was applied is for REG-01.
    const known = seen.value.tools.map(
      ({ name }) => start.find((tool) => tool.name === name) ?? unknown(name),
    );
    return compareRegistry(world, app, {
      clause: "REG-04",
      tools: changes.reduce<readonly Tool[]>(changed, known),
      traces: [...start, ...sent],
      code: "wrong-tools",
      message: "after upserts and removals the listing holds other tools than they leave",
    });
  },
});

function unknown(name: string): Tool {
  return { name, description: "" };
}
