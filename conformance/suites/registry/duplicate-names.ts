import fc from "fast-check";
import type { Profile } from "../../../generated/clauses.js";
import type { Finding } from "../../engine/check.js";
import type { FailureCode } from "../../engine/failure-code.js";
import { markedTool, markedTools } from "../../generators/registry-frames.js";
import { descriptorMembers } from "../../spec/descriptor.js";
import type { Tool } from "../../spec/descriptor.js";
import { hasMember, isJsonObject, jsonEqual, memberOf } from "../../spec/json.js";
import type { JsonObject } from "../../spec/json.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp, Settled } from "../../targets/joined-app.js";
import { namesOf, sameElements } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";
import { readListing } from "../listing.js";
import type { ReadListing } from "../listing.js";
import { openApp, settleRefused } from "../settling.js";
import { compareWithBefore, hold } from "./registry-state.js";
import { invalidRegistry, wrongClose } from "./taking.js";
import { toolCountOf, toolCountsAnnounced } from "./tool-count.js";
import { watch } from "./watching.js";

/** A snapshot with two tools of one name, and others before and between them. */
type Duplicates = {
  readonly before: readonly Tool[];
  readonly one: Tool;
  readonly between: readonly Tool[];
  readonly other: Tool;
};

/** The name that two tools have. */
const twin = "twin";

const held = [{ name: "held", description: "Held before." }];

/** REG-06: refused, or one of the two is kept; and it is counted once everywhere. */
export const duplicateNames = daemonCheck<Duplicates>({
  id: "registry.duplicate-names",
  suite: "registry",
  title: "of two tools of one name in a snapshot at most one is listed and counted",
  clauses: ["REG-06"],
  kind: "property",
  cases: (profile) => ({ from: "generator", arbitrary: duplicates(profile), share: 0.2 }),
  async perform(world, { before, one, between, other }) {
    const app = await openApp(world);
    const seen = await hold(world, app, held, "REG-06");
    if (!seen.ok) return seen.finding;
    const watcher = await watch(world);
    try {
      const tools = [...before, one, ...between, other];
      app.sendSnapshotTexts(tools.map((tool) => JSON.stringify(tool)));
      const settled = await app.settle();
      if (settled.kind === "closed") return await wrongRefusal(world, app, settled, seen.value);
      const finding = await wrongListing(world, app, tools, seen.value);
      if (finding !== undefined) return finding;
      await watcher.rpc.call("daemon.status");
      const announced = toolCountsAnnounced(watcher.heard, app.sessionId);
      if (!announced.includes(tools.length)) return undefined;
      return wrong("wrong-total", "tools_changed counts both tools of one name", tools.length - 1, announced);
    } finally {
      await watcher.rpc.close();
    }
  },
});

function duplicates(profile: Profile): fc.Arbitrary<Duplicates> {
  return fc
    .record(
      {
        before: markedTools(profile, 2, ["a", "b"]),
        twins: fc.tuple(markedTool(profile, [twin]), markedTool(profile, [twin])).map(madeUnlike),
        between: markedTools(profile, 2, ["x", "y"]),
        areSwapped: fc.boolean(),
      },
      { noNullPrototype: true },
    )
    .map(({ before, twins: [first, second], between, areSwapped }) => ({
      before,
      one: areSwapped ? second : first,
      between,
      other: areSwapped ? first : second,
    }));
}

/** Gives each of two tools what the other has not, so that what is made of both is seen to be neither. */
function madeUnlike([one, other]: readonly [Tool, Tool]): readonly [Tool, Tool] {
  const { timeout_ms: _timeout, ...untimed } = one;
  const { annotations: _annotations, ...plain } = other;
  return [
    { ...untimed, description: "The one.", annotations: { idempotentHint: true } },
    { ...plain, description: "The other.", timeout_ms: 1234 },
  ];
}

/** A refusal is that of REG-02: its close, and nothing applied. */
async function wrongRefusal(
  world: DaemonWorld,
  app: JoinedApp,
  settled: Settled & { readonly kind: "closed" },
  seen: ReadListing,
): Promise<Finding | undefined> {
  return (
    wrongClose(settled, "REG-06") ??
    compareWithBefore(world, app, seen, {
      clause: "REG-06",
      code: "applied",
      message: "of a snapshot that was refused for two tools of one name something was applied",
    })
  );
}

async function wrongListing(
  world: DaemonWorld,
  app: JoinedApp,
  tools: readonly Tool[],
  seen: ReadListing,
): Promise<Finding | undefined> {
  const listing = readListing(await world.list(app), "REG-06");
  if (!listing.ok) return listing.finding;
  const actual = namesOf(listing.value);
  const names = [...new Set(tools.map(({ name }) => name))];
  if (sameElements(actual, namesOf(seen))) {
    const settled = await settleRefused(world, app);
    if (settled.kind === "closed") return wrongRefusal(world, app, settled, seen);
    const message = "a snapshot with two tools of one name was not applied, but its socket not closed either";
    return wrong("not-closed", message, invalidRegistry, "the socket stays open");
  }
  if (!sameElements(actual, names)) {
    const message = "a snapshot with two tools of one name is not listed with exactly one of the two";
    return wrong("wrong-tools", message, names.sort(), actual);
  }
  const [one, other] = tools.filter(({ name }) => name === twin);
  const entry = listing.value.tools.find(({ name }) => name === twin);
  if (
    one !== undefined &&
    other !== undefined &&
    entry !== undefined &&
    isOfBoth(entry, one, other, world.profile)
  ) {
    const message = "of two tools of one name neither is listed, but one that is made of members of both";
    return wrong("wrong-entry", message, { "one of": [one, other] }, entry);
  }
  const { total, groups } = listing.value;
  if (total === tools.length) {
    return wrong("wrong-total", "total counts both tools of one name", names.length, total);
  }
  if (sumOf(groups) === tools.length) {
    return wrong("wrong-groups", "groups counts both tools of one name", names.length, groups);
  }
  const toolCount = await toolCountOf(world, app.sessionId);
  if (toolCount !== tools.length) return undefined;
  return wrong("wrong-total", "toolCount counts both tools of one name", names.length, toolCount);
}

/**
 * Whether an entry has members that only the one has, and others that only the other has. That it lacks some, or has
 * values that nobody sent, is for LIST-09.
 */
function isOfBoth(entry: JsonObject, one: Tool, other: Tool, profile: Profile): boolean {
  const owners = descriptorMembers
    // In `base` a group is no member that the daemon knows.
    .filter((member) => hasMember(entry, member) && !(profile === "base" && member === "group"))
    .flatMap((member) => {
      const [isOfOne, isOfOther] = [one, other].map((tool) =>
        jsonEqual(memberOf(entry, member), memberOf(tool, member)),
      );
      return isOfOne === isOfOther ? [] : [isOfOne === true ? "one" : "other"];
    });
  return new Set(owners).size > 1;
}

/** How many tools a summary counts. The groups of this check's tools have no second segment. */
function sumOf(groups: unknown): number | undefined {
  if (!Array.isArray(groups)) return undefined;
  return groups.reduce<number>((sum, bucket: unknown) => {
    const total = isJsonObject(bucket) ? bucket["total"] : 0;
    return sum + (typeof total === "number" ? total : 0);
  }, 0);
}

function wrong(code: FailureCode, message: string, expected: unknown, actual: unknown): Finding {
  return { code, clause: "REG-06", message, expected, actual };
}
