import { PeerError } from "../../clients/peer-error.js";
import type { RpcEvent } from "../../clients/rpc-event.js";
import type { Finding, Vector } from "../../engine/check.js";
import type { RegistryChange } from "../../generators/registry-changes.js";
import { changed } from "../../generators/registry-changes.js";
import type { Tool } from "../../spec/descriptor.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import { within } from "../../targets/within.js";
import { daemonCheck } from "../daemon-check.js";
import { readListing } from "../listing.js";
import { openApp } from "../settling.js";
import { sendChange } from "./frames.js";
import { compareListing } from "./registry-state.js";
import type { ExpectedRegistry } from "./registry-state.js";
import { wrongUnlessTaken } from "./taking.js";
import { watch } from "./watching.js";
import type { Watcher } from "./watching.js";

/** A registry, and one frame that changes it; or the number of tools that a snapshot brings at once. */
type Announcement = {
  readonly held: readonly Tool[];
  readonly change: RegistryChange | { readonly tools: number };
};

const tool = (name: string, description: string): Tool => ({ name, description });
const a = tool("a", "Held before.");
const b = tool("b", "Held before.");

const vectors: readonly Vector<Announcement>[] = [
  { name: "a first tool", case: { held: [], change: { upsert: a } } },
  { name: "another tool", case: { held: [a], change: { upsert: b } } },
  { name: "a tool described anew", case: { held: [a, b], change: { upsert: tool("a", "Described anew.") } } },
  { name: "a removal", case: { held: [a, b], change: { remove: "b" } } },
  { name: "the removal of the last tool", case: { held: [a], change: { remove: "a" } } },
  { name: "a snapshot of other tools", case: { held: [a, b], change: { snapshot: [tool("c", "New.")] } } },
  { name: "a snapshot of as many", case: { held: [a], change: { snapshot: [b] } } },
  { name: "an empty snapshot", case: { held: [a, b], change: { snapshot: [] } } },
  { name: "a snapshot of 1000 tools", case: { held: [a], change: { tools: 1000 } } },
];

/** Whether a listing still misses a change that has just been announced is a race; so often it is run. */
const rounds = 3;

/** REG-08: `tools.list` is sent the moment the announcement comes, on the connection that heard it and on another. */
export const changeIsAnnounced = daemonCheck<Announcement>({
  id: "registry.change-is-announced",
  suite: "registry",
  title: "who has heard tools_changed and then lists sees the change",
  clauses: ["REG-08"],
  kind: "scenario",
  cases: () => ({ from: "vectors", vectors }),
  async perform(world, { held, change }) {
    const watcher = await watch(world);
    try {
      for (let round = 0; round < rounds; round += 1) {
        const finding = await announceOnce(world, watcher, held, frameOf(change));
        if (finding !== undefined) return finding;
      }
      return undefined;
    } finally {
      await watcher.rpc.close();
    }
  },
});

function frameOf(change: Announcement["change"]): RegistryChange {
  if (!("tools" in change)) return change;
  return {
    snapshot: Array.from({ length: change.tools }, (_, number) => tool(`t${number}`, "One of many.")),
  };
}

async function announceOnce(
  world: DaemonWorld,
  watcher: Watcher,
  held: readonly Tool[],
  change: RegistryChange,
): Promise<Finding | undefined> {
  const app = await openApp(world);
  const taken = wrongUnlessTaken(await app.install(held), "REG-08");
  if (taken !== undefined) return taken;
  const announced = nextAnnouncement(watcher, app, world.timeoutMs);
  sendChange(app, change);
  const expected: ExpectedRegistry = {
    clause: "REG-08",
    tools: changed(held, change),
    traces: held,
    code: "not-applied",
    message: "a tools.list sent upon tools_changed does not show the change",
  };
  const finding =
    (await announced) === undefined ? notAnnounced : await listUntilVisible(world, watcher, app, expected);
  return finding && ((await notTaken(app)) ?? finding);
}

/** An announcement may be late and mean an earlier change; then another one follows, and only the last one counts. */
async function listUntilVisible(
  world: DaemonWorld,
  watcher: Watcher,
  app: JoinedApp,
  expected: ExpectedRegistry,
): Promise<Finding | undefined> {
  for (;;) {
    const heard = watcher.heard.filter(isAbout(app)).length;
    const params = { selector: app.sessionId };
    const outcomes = await Promise.all([
      watcher.rpc.call("tools.list", params),
      world.rpc.call("tools.list", params),
    ]);
    const findings = outcomes.map((outcome) => {
      const listing = readListing(outcome, "REG-08");
      return listing.ok ? compareListing(listing.value, expected, world.profile) : listing.finding;
    });
    const finding = findings.find((one) => one !== undefined);
    if (finding === undefined) return undefined;
    const hasFurther = watcher.heard.filter(isAbout(app)).length > heard;
    if (!hasFurther && (await nextAnnouncement(watcher, app, furtherMs)) === undefined) return finding;
  }
}

/** Within this time a daemon that gathers announcements has sent the next. */
const furtherMs = 500;

/** The next `tools_changed` of the app's session, if one comes within the time. */
async function nextAnnouncement(watcher: Watcher, app: JoinedApp, ms: number): Promise<RpcEvent | undefined> {
  try {
    return await watcher.rpc.waitForEvent(isAbout(app), ms);
  } catch (error) {
    if (error instanceof PeerError && error.kind === "timeout") return undefined;
    throw error;
  }
}

/** That an event names its session is recommended only; one that names none may be about the app's. */
function isAbout(app: JoinedApp): (event: RpcEvent) => boolean {
  return ({ kind, sessionId = app.sessionId }) => kind === "tools_changed" && sessionId === app.sessionId;
}

/** What is wrong when the frame was not even taken. */
async function notTaken(app: JoinedApp): Promise<Finding | undefined> {
  const closed = await within(app.client.closed, 0);
  return closed === undefined ? undefined : wrongUnlessTaken({ kind: "closed", ...closed }, "REG-08");
}

const notAnnounced: Finding = {
  code: "not-announced",
  clause: "REG-08",
  message: "a frame that changes the registry was not announced by tools_changed",
  expected: "tools_changed",
  actual: "no such event",
};
