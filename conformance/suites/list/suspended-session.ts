import fc from "fast-check";
import { PeerError } from "../../clients/peer-error.js";
import type { Finding } from "../../engine/check.js";
import { listCase } from "../../generators/list-query.js";
import { plainRegistry } from "../../generators/registry.js";
import { isJsonObject, jsonEqual } from "../../spec/json.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import { answeredListings, ask, established } from "../asking.js";
import { bucketsOf, describedBy, namesOf } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";
import { readListing } from "../listing.js";
import type { ReadListing } from "../listing.js";
import { openApp } from "../settling.js";

/** LIST-16: each listing while the app is away against the same one before it went. */
export const suspendedSession = daemonCheck({
  id: "list.suspended-session",
  suite: "list",
  title: "a suspended session lists the registry that it had",
  clauses: ["LIST-16"],
  kind: "scenario",
  cases: (profile) => ({
    from: "generator",
    arbitrary: fc
      .tuple(
        listCase(
          profile,
          plainRegistry(profile, 10, 1),
          { group: "sometimes", filter: "sometimes", limit: "sometimes", offset: "sometimes" },
          6,
        ),
        plainRegistry(profile, 2),
        fc.constantFrom("closed" as const, "lost" as const),
      )
      .map(([{ registry, queries }, later, socket]) => ({
        registry,
        later,
        socket,
        queries: [{}, ...queries],
      })),
    share: 0.12,
  }),
  async perform(world, { registry, later, socket, queries }) {
    await openApp(world);
    const ready = await established(world, registry, "LIST-16");
    if (!ready.ok) return ready.finding;
    const { app } = ready.value;
    // The last changes before the app goes belong to the registry that it had.
    for (const tool of later) await app.upsert(tool);
    const before = await answeredListings(world, app, queries, "LIST-16");
    await (socket === "closed" ? app.suspend() : lose(world, app));
    const away = await ask(world, app, queries);
    await openApp(world);
    for (const [index, outcome] of away.entries()) {
      const [params, earlier] = [queries[index], before[index]];
      if (earlier === undefined) continue;
      const listing = readListing(outcome, "LIST-16");
      if (!listing.ok) return { ...listing.finding, expected: { resultFor: params } };
      const finding = judge(params, earlier, listing.value);
      if (finding !== undefined) return finding;
    }
    return undefined;
  },
});

/** Breaks the app's socket off without a close, and waits until the daemon holds the session suspended. */
async function lose(world: DaemonWorld, app: JoinedApp): Promise<void> {
  await app.client.terminate();
  const deadline = performance.now() + world.timeoutMs;
  for (;;) {
    const outcome = await world.rpc.call("sessions.describe", { selector: app.sessionId });
    if (outcome.ok && isJsonObject(outcome.result) && outcome.result["state"] === "suspended") return;
    if (performance.now() < deadline) continue;
    const message = `a session whose socket was lost is not suspended within ${world.timeoutMs} ms`;
    throw new PeerError({ step: "event", kind: "timeout", message });
  }
}

function judge(params: unknown, before: ReadListing, away: ReadListing): Finding | undefined {
  const [toolsBefore, toolsAway] = [before.tools.map(describedBy), away.tools.map(describedBy)];
  const isSameTools = jsonEqual(toolsBefore, toolsAway);
  if (isSameTools && before.total === away.total && jsonEqual(summaryOf(before), summaryOf(away)))
    return undefined;
  return {
    code: isSameTools ? "wrong-groups" : "wrong-tools",
    clause: "LIST-16",
    message: "the listing of a suspended session is another than before its app went away",
    expected: { params, names: namesOf(before), total: before.total, groups: before.groups ?? "absent" },
    actual: { names: namesOf(away), total: away.total ?? "absent", groups: away.groups ?? "absent" },
  };
}

/** The buckets without what a daemon may add to them, or else what came in their place. */
function summaryOf(listing: ReadListing): unknown {
  return bucketsOf(listing) ?? listing.groups;
}
