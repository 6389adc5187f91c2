import type { Profile } from "../../../generated/clauses.js";
import type { Finding } from "../../engine/check.js";
import type { Json } from "../../spec/json.js";
import { jsonEqual, memberOf } from "../../spec/json.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { Settled } from "../../targets/joined-app.js";
import { daemonCheck } from "../daemon-check.js";
import { readListing } from "../listing.js";
import type { ReadListing } from "../listing.js";
import { openApp, settleRefused } from "../settling.js";
import { compareWithBefore, hold } from "./registry-state.js";
import { invalidRegistry } from "./taking.js";

const held = [{ name: "held", description: "Held before." }];
/** With a group that is valid, and has been judged when that of the next tool is. */
const first = { name: "first", description: "Valid.", group: "cart" };
const last = { name: "last", description: "Valid too." };
const spoilt = { name: "spoilt", description: "Has a fault." };

const bothProfiles: readonly Json[] = ["no spaces", "", "cart.x", "cart//x", null, 7, true, ["cart"], {}];

/** REG-03: side by side, a snapshot with an invalid timeout_ms and the same one with an invalid group. */
export const invalidGroup = daemonCheck<Json>({
  id: "registry.invalid-group",
  suite: "registry",
  title: "an invalid group invalidates a snapshot exactly as an invalid timeout_ms does",
  clauses: ["REG-03"],
  kind: "vector",
  profiles: ["groups", "subgroups"],
  cases: (profile) => ({
    from: "vectors",
    vectors: groupsOf(profile).map((group) => ({ name: JSON.stringify(group), case: group })),
  }),
  async perform(world, group) {
    const overTimeout = await offer(world, { ...spoilt, timeout_ms: 0 });
    if (!("settled" in overTimeout)) return overTimeout;
    const overGroup = await offer(world, { ...spoilt, group });
    if (!("settled" in overGroup)) return overGroup;
    if (overGroup.settled.kind === "applied") return whatWasApplied(world, group);
    return (
      differently(overTimeout.settled, overGroup.settled) ??
      (await compareWithBefore(world, await world.app(), overGroup.before, {
        clause: "REG-03",
        code: "applied",
        message: "of a snapshot with an invalid group something was applied",
      }))
    );
  },
});

function groupsOf(profile: Profile): readonly Json[] {
  return profile === "groups" ? [...bothProfiles, "cart/x"] : [...bothProfiles, "a/b/c"];
}

type Offer = { readonly settled: Settled; readonly before: ReadListing };

async function offer(world: DaemonWorld, tool: object): Promise<Finding | Offer> {
  const app = await openApp(world);
  const before = await hold(world, app, held, "REG-03");
  if (!before.ok) return before.finding;
  app.sendSnapshotTexts([first, tool, last].map((element) => JSON.stringify(element)));
  return { settled: await settleRefused(world, app), before: before.value };
}

/** A timeout that is not even closed over is for another clause, and then there is nothing to compare with. */
function differently(overTimeout: Settled, overGroup: Settled & { kind: "closed" }): Finding | undefined {
  if (overTimeout.kind === "applied") return undefined;
  const { code, reason } = overTimeout;
  if (code === overGroup.code && reason === overGroup.reason) return undefined;
  return {
    code: "wrong-close",
    clause: "REG-03",
    message: "the close over an invalid group is not the one over an invalid timeout_ms",
    expected: { code, reason },
    actual: { code: overGroup.code, reason: overGroup.reason },
  };
}

async function whatWasApplied(world: DaemonWorld, group: Json): Promise<Finding | undefined> {
  const listing = readListing(await world.list(await world.app()), "REG-03");
  if (!listing.ok) return listing.finding;
  const names = listing.value.tools.map(({ name }) => name);
  const entry = listing.value.tools.find(({ name }) => name === spoilt.name);
  const finding = { clause: "REG-03", expected: invalidRegistry } as const;
  if (entry !== undefined) {
    const listed = memberOf(entry, "group") ?? null;
    // Listed as it was sent, it was taken for a valid group: a matter of DESC-07.
    if (group !== null && jsonEqual(listed, group)) return undefined;
    const message = "a tool with an invalid group was listed with another group, or with none";
    return { code: "applied", message, ...finding, actual: entry };
  }
  if (names.includes(first.name)) {
    const message = "a snapshot was applied without its element with an invalid group";
    return { code: "applied", message, ...finding, actual: names };
  }
  const message = "a snapshot with an invalid group was not applied, but its socket not closed either";
  return { code: "not-closed", message, ...finding, actual: "the socket stays open" };
}
