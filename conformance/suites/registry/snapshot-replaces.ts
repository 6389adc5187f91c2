import fc from "fast-check";
import { markedTool, markedTools } from "../../generators/registry-frames.js";
import type { Tool } from "../../spec/descriptor.js";
import { daemonCheck } from "../daemon-check.js";
import { openApp } from "../settling.js";
import { sendChange } from "./frames.js";
import { compareRegistry } from "./registry-state.js";
import { wrongUnlessTaken } from "./taking.js";

/** A registry that a snapshot and upserts have built, and one that replaces it. They share names. */
type Replacement = {
  readonly first: readonly Tool[];
  readonly upserts: readonly Tool[];
  readonly second: readonly Tool[];
};

/** In every first registry, so that none is part of the second. */
const old: Tool = { name: "old", description: "In the first registry only." };

/** REG-01: of the first registry nothing is left, neither a tool nor a member of one, however it came there. */
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
        first: markedTools(profile, 6).map((tools) => [...tools, old]),
        upserts: fc.array(markedTool(profile), { maxLength: 3 }),
        second: markedTools(profile, 6),
      },
      { noNullPrototype: true },
    ),
    share: 0.6,
  }),
  async perform(world, { first, upserts, second }) {
    const app = await openApp(world);
    sendChange(app, { snapshot: first });
    for (const upsert of upserts) sendChange(app, { upsert });
    const taken =
      wrongUnlessTaken(await app.settle(), "REG-01") ?? wrongUnlessTaken(await app.install(second), "REG-01");
    if (taken !== undefined) return taken;
    return compareRegistry(world, app, {
      clause: "REG-01",
      tools: second,
      traces: [...first, ...upserts],
      code: "wrong-tools",
      message: "after a snapshot the listing holds other tools than the snapshot",
    });
  },
});
