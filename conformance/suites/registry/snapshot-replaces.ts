import fc from "fast-check";
import { markedTools } from "../../generators/registry-frames.js";
import type { Tool } from "../../spec/descriptor.js";
import { daemonCheck } from "../daemon-check.js";
import { openApp } from "../settling.js";
import { compareRegistry } from "./registry-state.js";
import { wrongUnlessTaken } from "./taking.js";

/** Two registries that share names. */
type Replacement = { readonly first: readonly Tool[]; readonly second: readonly Tool[] };

/** REG-01: of the first registry nothing is left, neither a tool nor a member of one. */
export const snapshotReplaces = daemonCheck<Replacement>({
  id: "registry.snapshot-replaces",
  suite: "registry",
  title: "a snapshot replaces the whole registry",
  clauses: ["REG-01"],
  kind: "property",
  cases: (profile) => ({
    from: "generator",
    arbitrary: fc.record(
      { first: markedTools(profile, 8), second: markedTools(profile, 8) },
      { noNullPrototype: true },
    ),
    share: 0.6,
  }),
  async perform(world, { first, second }) {
    const app = await openApp(world);
    const taken =
      wrongUnlessTaken(await app.install(first), "REG-01") ??
      wrongUnlessTaken(await app.install(second), "REG-01");
    if (taken !== undefined) return taken;
    return compareRegistry(world, app, {
      clause: "REG-01",
      tools: second,
      traces: first,
      code: "wrong-tools",
      message: "after a snapshot the listing holds other tools than the snapshot",
    });
  },
});
