import type { Finding } from "../../engine/check.js";
import { markOf, neighbours } from "../../generators/neighbouring-registries.js";
import { jsonEqual } from "../../spec/json.js";
import type { Tool } from "../../spec/descriptor.js";
import { summarise } from "../../spec/summary.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import { bucketsOf, namesOf, sameElements } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";
import { closedOverValid, readListing } from "../listing.js";
import type { Read, ReadListing } from "../listing.js";

/** SEL-03: the apps are listed in turn on two connections at once, before and after changes to some of them. */
export const listingsDoNotMix = daemonCheck({
  id: "session.listings-do-not-mix",
  suite: "session",
  title: "a listing holds nothing of another session, though both have equal names and groups",
  clauses: ["SEL-03"],
  kind: "scenario",
  cases: (profile) => ({ from: "generator", arbitrary: neighbours(profile), share: 0.06 }),
  async perform(world, { registries, changes }) {
    await world.reset();
    const apps: JoinedApp[] = [];
    for (const registry of registries) {
      const app = await world.join({ model: "Neighbour" });
      const settled = await app.install(registry);
      if (settled.kind === "closed") return closedOverValid(settled, "SEL-03").finding;
      apps.push(app);
    }
    const before = await listAll(world, apps);
    const mixed = judgeAll(world, registries, before);
    if (mixed !== undefined) return mixed;
    for (const { app, change } of changes) {
      const settled = await ("remove" in change
        ? apps[app]?.remove(change.remove)
        : "upsert" in change
          ? apps[app]?.upsert(change.upsert)
          : apps[app]?.install(change.snapshot));
      if (settled?.kind === "closed") return closedOverValid(settled, "SEL-03").finding;
    }
    const after = await listAll(world, apps);
    const touched = new Set(changes.map(({ app }) => app));
    return (
      judgeUntouched(before, after, touched, apps.length) ??
      after
        .map((listing, index) => (listing.ok ? foreignTool(listing.value, index % apps.length) : undefined))
        .find((finding) => finding !== undefined)
    );
  },
});

/** The listing of each app, and of each again on another connection, all requests sent at once. */
async function listAll(
  world: DaemonWorld,
  apps: readonly JoinedApp[],
): Promise<readonly Read<ReadListing>[]> {
  const other = await world.connect();
  const outcomes = await Promise.all(
    [world.rpc, other].flatMap((connection) =>
      apps.map(({ sessionId }) => connection.call("tools.list", { selector: sessionId })),
    ),
  );
  await other.close();
  return outcomes.map((outcome) => readListing(outcome, "SEL-03"));
}

/** Each listing against its own app's registry. How an empty one lists is LIST-15. */
function judgeAll(
  world: DaemonWorld,
  registries: readonly (readonly Tool[])[],
  listings: readonly Read<ReadListing>[],
): Finding | undefined {
  for (const [index, listing] of listings.entries()) {
    const app = index % registries.length;
    const own = registries[app] ?? [];
    const others = registries.flatMap((registry, other) => (other === app ? [] : registry));
    if (!listing.ok && own.length === 0) continue;
    if (!listing.ok) return listing.finding;
    const finding =
      foreignTool(listing.value, app) ??
      foreignNumbers(world, listing.value, { app, own, others }) ??
      lostTools(listing.value, app, own);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

function leak(message: string, expected: unknown, actual: unknown): Finding {
  return { code: "leaked", clause: "SEL-03", message, expected, actual };
}

/** An entry that bears another app's mark. */
function foreignTool(listing: ReadListing, app: number): Finding | undefined {
  const marks = listing.tools.map(({ name, description }) => ({ name, description }));
  const foreign = marks.find(
    ({ description }) =>
      typeof description === "string" && /^Of app \d+\.$/.test(description) && description !== markOf(app),
  );
  if (foreign === undefined) return undefined;
  return leak("a listing holds a tool of another session", { app, description: markOf(app) }, foreign);
}

type Owned = { readonly app: number; readonly own: readonly Tool[]; readonly others: readonly Tool[] };

/** A total or a bucket that the app's own tools do not account for, but the others' do. */
function foreignNumbers(
  { profile }: DaemonWorld,
  listing: ReadListing,
  { app, own, others }: Owned,
): Finding | undefined {
  const { total } = listing;
  if (typeof total === "number" && total > own.length && total <= own.length + others.length) {
    return leak("total counts tools of other sessions", { app, total: own.length }, { total });
  }
  const ownTotals = new Map(summarise(own, profile).map((bucket) => [bucket.group, bucket.total]));
  const foreign = new Set(summarise(others, profile).map(({ group }) => group));
  const counted = bucketsOf(listing)?.find(
    (bucket) => foreign.has(bucket.group) && bucket.total > (ownTotals.get(bucket.group) ?? 0),
  );
  if (counted === undefined) return undefined;
  const expected = { app, group: counted.group, total: ownTotals.get(counted.group) ?? 0 };
  return leak("the summary counts tools of other sessions", expected, counted);
}

function lostTools(listing: ReadListing, app: number, own: readonly Tool[]): Finding | undefined {
  const names = own.map(({ name }) => name);
  if (sameElements(names, namesOf(listing))) return undefined;
  const message = "a listing beside those of other sessions does not hold its own session's tools";
  return {
    code: "wrong-tools",
    clause: "SEL-03",
    message,
    expected: { app, names },
    actual: { names: namesOf(listing) },
  };
}

function brief({ tools, total, groups }: ReadListing): object {
  return { tools: tools.map(({ name, description }) => ({ name, description })), total, groups };
}

/** A session whose app sent nothing lists as before. */
function judgeUntouched(
  before: readonly Read<ReadListing>[],
  after: readonly Read<ReadListing>[],
  touched: ReadonlySet<number>,
  apps: number,
): Finding | undefined {
  for (const [index, listing] of after.entries()) {
    const [app, earlier] = [index % apps, before[index]];
    if (touched.has(app) || earlier?.ok !== true) continue;
    if (!listing.ok) return listing.finding;
    if (jsonEqual(earlier.value, listing.value)) continue;
    const message = "a change in one session changed the listing of another";
    return leak(message, { app, ...brief(earlier.value) }, brief(listing.value));
  }
  return undefined;
}
