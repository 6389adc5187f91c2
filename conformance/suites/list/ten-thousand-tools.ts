import type { Finding } from "../../engine/check.js";
import { largeCase } from "../../generators/large-registry.js";
import type { ListParams } from "../../generators/list-query.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import { ask } from "../asking.js";
import { daemonCheck } from "../daemon-check.js";
import { readListing } from "../listing.js";
import { installLarge } from "./install-large.js";
import { judgeLarge } from "./judge-large.js";

/** What a client would page with. */
const pageSize = 1000;

/** The registry that every fault shows on which has nothing to do with size. */
const smallCount = 120;

/** Asked of the small registry once: a bit of everything. */
const probes: readonly ListParams[] = [
  {},
  { limit: 7 },
  { limit: 7, offset: 50 },
  { offset: 100 },
  { offset: 1000 },
  { group: "constructor" },
  { group: "null", limit: 1 },
  { group: "NULL" },
  { group: "group" },
  { filter: "DOES" },
  { filter: "cart_1" },
  { filter: "." },
  { group: "a", filter: "oo", offset: 1 },
];

/**
 * LIST-17: every aspect of listings of a registry of 10,000 tools, and all of its pages. What the daemon
 * does wrong on a registry of {@link smallCount} tools too is for the clause about that to judge.
 */
export const tenThousandTools = daemonCheck({
  id: "list.ten-thousand-tools",
  suite: "list",
  title: "a registry of 10,000 tools is listed, narrowed, counted and paged like a small one",
  clauses: ["LIST-17"],
  kind: "property",
  cases: (profile) => ({ from: "generator", arbitrary: largeCase(profile), share: 0.1 }),
  async perform(world, { count, queries }) {
    const held = await hold(world, count);
    if ("code" in held) return held;
    const small = await findings(world, held.small, smallCount, queries);
    const large = await findings(world, held.large, count, queries);
    return large.find(({ code }) => !held.known.has(code) && !small.some((finding) => finding.code === code));
  },
});

/** The apps of a world that hold the registries, and the kinds of faults that the small one shows. */
type Held = {
  readonly small: JoinedApp;
  readonly large: JoinedApp;
  readonly count: number;
  readonly known: ReadonlySet<string>;
};

/** Installing takes longer than a case, and what is installed stays as it is. */
const holders = new WeakMap<DaemonWorld, Held>();

/** The apps with the registries in place. The large one's pages have been judged. */
async function hold(world: DaemonWorld, count: number): Promise<Held | Finding> {
  const kept = holders.get(world);
  // A reset of the world puts the apps away, and then their sockets are closed.
  if (kept?.count === count && kept.large.client.closeInfo === undefined) return kept;
  const small = await installLarge(world, smallCount);
  if (!small.ok) return small.finding;
  const known = new Set((await findings(world, small.value, smallCount, probes)).map(({ code }) => code));
  const large = await installLarge(world, count);
  if (!large.ok) return large.finding;
  const pages = Array.from({ length: Math.ceil(count / pageSize) }, (_, page) => ({
    limit: pageSize,
    offset: page * pageSize,
  }));
  const found = await findings(world, large.value, count, [{}, ...pages]);
  const fresh = found.find(({ code }) => !known.has(code));
  if (fresh !== undefined) return fresh;
  const held = { small: small.value, large: large.value, count, known };
  holders.set(world, held);
  return held;
}

/** Everything that is wrong with the answers to the queries. */
async function findings(
  world: DaemonWorld,
  app: JoinedApp,
  count: number,
  queries: readonly ListParams[],
): Promise<Finding[]> {
  const outcomes = await ask(world, app, queries);
  return outcomes.flatMap((outcome, index) => {
    const params = queries[index] ?? {};
    const listing = readListing(outcome, "LIST-17");
    if (!listing.ok) return [{ ...listing.finding, expected: { resultFor: params } }];
    return judgeLarge(listing.value, count, params, world.profile);
  });
}
