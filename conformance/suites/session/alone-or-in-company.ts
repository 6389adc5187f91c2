import type { Finding, Vector } from "../../engine/check.js";
import type { ListParams } from "../../generators/list-query.js";
import type { Tool } from "../../spec/descriptor.js";
import { jsonEqual } from "../../spec/json.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import { answeredListings } from "../asking.js";
import { describedBy } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";
import { closedOverValid } from "../listing.js";
import type { ReadListing } from "../listing.js";

/** The registries of an app that is alone at first and of one that joins it. */
type Company = { readonly own: readonly Tool[]; readonly other: readonly Tool[] };

const own: readonly Tool[] = [
  { name: "pay", description: "Pays with coins.", group: "cart" },
  { name: "show", description: "Shows the coins.", group: "cart" },
  { name: "wait", description: "Waits." },
];
const unlike: readonly Tool[] = [
  { name: "pay", description: "Pays with notes.", group: "cart" },
  { name: "show", description: "Shows the notes.", group: "admin" },
  { name: "wait", description: "Waits for notes.", group: "cart" },
  { name: "coins", description: "Counts the coins.", group: "cart" },
];

const vectors: readonly Vector<Company>[] = [
  { name: "equal names and groups, other descriptions", case: { own, other: unlike } },
  { name: "equal registries", case: { own, other: own } },
  { name: "a session without tools joins", case: { own, other: [] } },
  { name: "a session joins one without tools", case: { own: [], other: unlike } },
];

/** Among them words that only one of the two sessions has in its descriptions. */
const queries: readonly ListParams[] = [
  {},
  { limit: 1 },
  { group: "cart" },
  { group: "admin" },
  { filter: "coins" },
  { filter: "notes" },
  { group: "cart", filter: "pay" },
];

/** Sent by the app that joins, once both are there. */
const added: Tool = { name: "late", description: "Counts coins and notes.", group: "admin" };

/**
 * SEL-03 by the listings themselves: those of a session are the same while it is the only one and while another is
 * there. What they hold is for other clauses.
 */
export const aloneOrInCompany = daemonCheck<Company>({
  id: "session.alone-or-in-company",
  suite: "session",
  title: "a session lists the same alone and beside another one, with filter and group too",
  clauses: ["SEL-03"],
  kind: "vector",
  cases: () => ({ from: "vectors", vectors }),
  async perform(world, { own, other }) {
    await world.reset();
    await world.dropApp();
    const first = await joined(world, own);
    if (!("app" in first)) return first;
    const alone = await listAll(world, first.app);
    // Two refusals are alike too: without this, a daemon that lists nothing would pass. An empty registry is LIST-15.
    if (own.length > 0 && alone[0] === undefined) return notListed;
    const second = await joined(world, other);
    if (!("app" in second)) return second;
    const joinedBy = difference(alone, await listAll(world, first.app), "another one has joined");
    if (joinedBy !== undefined) return joinedBy;
    const settled = [await second.app.upsert(added), await second.app.remove("pay")];
    const closed = settled.find((one) => one.kind === "closed");
    if (closed?.kind === "closed") return closedOverValid(closed, "SEL-03").finding;
    const changed = difference(
      alone,
      await listAll(world, first.app),
      "the registry of another one has changed",
    );
    if (changed !== undefined) return changed;
    const beside = await listAll(world, second.app);
    await world.rpc.call("sessions.revoke", { selector: first.app.sessionId });
    return difference(beside, await listAll(world, second.app), "another one has ended");
  },
});

async function joined(
  world: DaemonWorld,
  tools: readonly Tool[],
): Promise<Finding | { readonly app: JoinedApp }> {
  const app = await world.join({ model: "Company" });
  const settled = await app.install(tools);
  return settled.kind === "closed" ? closedOverValid(settled, "SEL-03").finding : { app };
}

const notListed: Finding = {
  code: "refused",
  clause: "SEL-03",
  message: "the listing of the only session, without further params, is not answered",
  expected: "a listing",
  actual: "none that can be read",
};

type Listings = readonly (ReadListing | undefined)[];

function listAll(world: DaemonWorld, app: JoinedApp): Promise<Listings> {
  return answeredListings(world, app, queries, "SEL-03");
}

function difference(before: Listings, after: Listings, since: string): Finding | undefined {
  const [expected, actual] = [before.map(briefly), after.map(briefly)];
  const index = expected.findIndex((listing, number) => !jsonEqual(listing, actual[number]));
  if (index === -1) return undefined;
  return {
    code: "leaked",
    clause: "SEL-03",
    message: `a session that nothing was done to lists differently since ${since}`,
    expected: { params: queries[index], listing: expected[index] },
    actual: { listing: actual[index] },
  };
}

/** What SEL-03 speaks of; `refused` where there is no listing that can be read. */
function briefly(listing: ReadListing | undefined): unknown {
  if (listing === undefined) return "refused";
  const { tools, total, groups } = listing;
  return { tools: tools.map(describedBy), total: total ?? "absent", groups: groups ?? "absent" };
}
