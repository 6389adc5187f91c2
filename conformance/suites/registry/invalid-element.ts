import fc from "fast-check";
import { brokenDescriptor } from "../../generators/invalid-descriptor.js";
import { markedTools } from "../../generators/registry-frames.js";
import type { Tool } from "../../spec/descriptor.js";
import type { Json } from "../../spec/json.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { Finding } from "../../engine/check.js";
import { namesOf, sameElements } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";
import type { ReadListing } from "../listing.js";
import { openApp, settleRefused } from "../settling.js";
import { compareWithBefore, hold } from "./registry-state.js";
import { invalidRegistry, wrongClose, wrongUnlessTaken } from "./taking.js";
import { listedNames } from "../listed-names.js";

/** A registry, and a snapshot with one invalid element between valid ones. */
type SpoiltSnapshot = {
  readonly held: readonly Tool[];
  readonly before: readonly Tool[];
  readonly invalid: Json;
  readonly after: readonly Tool[];
};

const leading = ["a", "b", "c"];
const trailing = ["x", "y", "z"];

/** REG-02 for elements that are invalid in any way, at any place. */
export const invalidElement = daemonCheck<SpoiltSnapshot>({
  id: "registry.invalid-element",
  suite: "registry",
  title: "a snapshot with one invalid element is closed over, and nothing of it is applied",
  clauses: ["REG-02"],
  kind: "property",
  cases: (profile) => ({
    from: "generator",
    arbitrary: fc.record(
      {
        held: markedTools(profile, 4, [...leading, "h"]),
        before: markedTools(profile, 3, leading),
        invalid: brokenDescriptor(profile).map(({ descriptor }) => descriptor),
        after: markedTools(profile, 3, trailing),
      },
      { noNullPrototype: true },
    ),
    share: 0.4,
  }),
  async perform(world, { held, before, invalid, after }) {
    const app = await openApp(world);
    const taken = wrongUnlessTaken(await app.install([...before, ...after]), "REG-02");
    if (taken !== undefined) return taken;
    const seen = await hold(world, app, held, "REG-02");
    if (!seen.ok) return seen.finding;
    app.sendSnapshotTexts([...before, invalid, ...after].map((tool) => JSON.stringify(tool)));
    const settled = await settleRefused(world, app);
    if (settled.kind === "applied") return whatWasApplied(world, seen.value, [...before, ...after]);
    return (
      wrongClose(settled, "REG-02") ??
      (await compareWithBefore(world, app, seen.value, {
        clause: "REG-02",
        code: "applied",
        message: "of a snapshot with an invalid element something was applied",
      }))
    );
  },
});

/** When nothing was closed: were all elements but the invalid one applied, or none? Taken for valid, it is for DESC. */
async function whatWasApplied(
  world: DaemonWorld,
  seen: ReadListing,
  offered: readonly Tool[],
): Promise<Finding | undefined> {
  const names = await listedNames(world);
  const finding = {
    clause: "REG-02",
    expected: invalidRegistry,
    actual: "the socket stays open",
  } as const;
  const offeredNames = offered.map(({ name }) => name);
  if (sameElements(names, offeredNames)) {
    const message = "a snapshot was applied without its invalid element";
    return { code: "applied", message, ...finding };
  }
  if (sameElements(names, namesOf(seen))) {
    const message = "a snapshot with an invalid element was not applied, but its socket not closed either";
    return { code: "not-closed", message, ...finding };
  }
  return undefined;
}
