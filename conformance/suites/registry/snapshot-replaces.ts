import fc from "fast-check";
import type { RegistryChange } from "../../generators/registry-changes.js";
import { markedDelta, markedTools } from "../../generators/registry-frames.js";
import type { Tool } from "../../spec/descriptor.js";
import { daemonCheck } from "../daemon-check.js";
import { openApp } from "../settling.js";
import { sendChange } from "./frames.js";
import { compareRegistry } from "./registry-state.js";
import { wrongUnlessTaken } from "./taking.js";

/** A registry that a snapshot and deltas have built, and one that replaces it. They share names. */
type Replacement = {
  /** The first session of the daemon, or one that joined later. */
  readonly session: "first" | "later";
  readonly first: readonly Tool[];
  readonly deltas: readonly RegistryChange[];
  readonly second: readonly Tool[];
};

/** In every first registry, so that none is part of the second. */
const old: Tool = { name: "old", description: "In the first registry only." };
/** In every first registry and then removed; half of the second ones have it again. */
const back: Tool = { name: "back", description: "Removed by a delta." };

/** REG-01: of the first registry nothing is left, neither a tool nor a member nor the lack of one, however it came about. */
export const snapshotReplaces = daemonCheck<Replacement>({
  id: "registry.snapshot-replaces",
  suite: "registry",
  title: "a snapshot replaces the whole registry",
  clauses: ["REG-01"],
  kind: "property",
  cases: (profile) => ({
    from: "generator",
    arbitrary: fc.record(
      {
        session: fc.constantFrom("first", "first", "later"),
        first: markedTools(profile, 6).map((tools) => [...tools, old, back]),
        deltas: fc
          .array(markedDelta(profile), { maxLength: 3 })
          .map((deltas) => [...deltas, { remove: back.name }]),
        second: fc
          .tuple(markedTools(profile, 6), fc.constantFrom([], [back]))
          .map(([tools, again]) => [...tools, ...again]),
      },
      { noNullPrototype: true },
    ),
    share: 0.6,
  }),
  async perform(world, { session, first, deltas, second }) {
    const app = session === "first" ? await openApp(world) : await world.join({ model: "Later" });
    sendChange(app, { snapshot: first });
    for (const delta of deltas) sendChange(app, delta);
    const taken =
      wrongUnlessTaken(await app.settle(), "REG-01") ?? wrongUnlessTaken(await app.install(second), "REG-01");
    if (taken !== undefined) return taken;
    const finding = await compareRegistry(world, app, {
      clause: "REG-01",
      tools: second,
      traces: [...first, ...deltas.flatMap((delta) => ("upsert" in delta ? [delta.upsert] : []))],
      code: "wrong-tools",
      message: "after a snapshot the listing holds other tools than the snapshot",
    });
    if (finding === undefined && session === "later") await world.dismiss();
    return finding;
  },
});
