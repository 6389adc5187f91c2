import type { Finding } from "../../engine/check.js";
import { largeCase, largeRegistry } from "../../generators/large-registry.js";
import type { ListParams } from "../../generators/list-query.js";
import { jsonEqual, memberOf } from "../../spec/json.js";
import type { Tool } from "../../spec/descriptor.js";
import type { Bucket } from "../../spec/summary.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import { listings, lostRegistry } from "../asking.js";
import { wrongBuckets, wrongPage, wrongTotal } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";
import { closedOverValid } from "../listing.js";
import type { ReadListing } from "../listing.js";
import { largeListing } from "./large-listing.js";

/** What a client would page with. */
const pageSize = 1000;

/** LIST-17: every aspect of listings of a registry of 10,000 tools, and all of its pages. */
export const tenThousandTools = daemonCheck({
  id: "list.ten-thousand-tools",
  suite: "list",
  title: "a registry of 10,000 tools is listed, narrowed, counted and paged like a small one",
  clauses: ["LIST-17"],
  kind: "property",
  cases: (profile) => ({ from: "generator", arbitrary: largeCase(profile), share: 0.1 }),
  async perform(world, { count, queries }) {
    const app = await largeApp(world, count);
    if ("code" in app) return app;
    const listed = await listings(world, app, queries, "LIST-17");
    if (!listed.ok) return listed.finding;
    for (const [index, listing] of listed.value.entries()) {
      const finding = judge(world, count, queries[index] ?? {}, listing);
      if (finding !== undefined) return finding;
    }
    return undefined;
  },
});

/** The apps that hold a large registry: installing it takes longer than a case, and it stays as it is. */
const holders = new WeakMap<DaemonWorld, { readonly app: JoinedApp; readonly count: number }>();

/** An app with that registry, whose listing without params and whose pages have been judged. */
async function largeApp(world: DaemonWorld, count: number): Promise<JoinedApp | Finding> {
  const holder = holders.get(world);
  // A reset of the world puts the app away, and then its socket is closed.
  if (holder?.count === count && holder.app.client.closeInfo === undefined) return holder.app;
  const registry = largeRegistry(count, world.profile);
  const app = await world.join({ model: "Large" });
  const settled = await app.install(registry);
  if (settled.kind === "closed") return closedOverValid(settled, "LIST-17").finding;
  const pages = Array.from({ length: Math.ceil(count / pageSize) }, (_, page) => ({
    limit: pageSize,
    offset: page * pageSize,
  }));
  const listed = await listings(world, app, [{}, ...pages], "LIST-17");
  if (!listed.ok) return listed.finding;
  for (const [index, listing] of listed.value.entries()) {
    const lost = index === 0 ? lostRegistry(count, listing, "LIST-17") : undefined;
    const finding = lost?.finding ?? judge(world, count, pages[index - 1] ?? {}, listing);
    if (finding !== undefined) return finding;
  }
  holders.set(world, { app, count });
  return app;
}

function judge(
  world: DaemonWorld,
  count: number,
  params: ListParams,
  listing: ReadListing,
): Finding | undefined {
  const expected = largeListing(count, params, world.profile);
  if (expected === "open") return undefined;
  const asked = { clause: "LIST-17", params } as const;
  const { offset = 0, limit = Infinity } = params;
  const page = expected.tools.slice(offset, offset + limit);
  return (
    wrongPage(
      asked,
      page.map(({ name }) => name),
      listing,
    ) ??
    wrongTotal(asked, expected.total, listing) ??
    wrongSummary(params, expected.groups, listing) ??
    wrongEntry(page, listing, world.profile === "base")
  );
}

function wrongSummary(
  params: ListParams,
  groups: readonly Bucket[] | undefined,
  listing: ReadListing,
): Finding | undefined {
  if (groups === undefined) return undefined;
  const asked = { clause: "LIST-17", params } as const;
  const finding = wrongBuckets(asked, groups, listing);
  const actual = Array.isArray(listing.groups) ? listing.groups.map(groupOfBucket) : [];
  const expected = groups.map(groupOfBucket);
  if (finding !== undefined || jsonEqual(expected, actual)) return finding;
  const message = "the buckets of the summary are not in order";
  const from = expected.findIndex((group, index) => group !== actual[index]);
  const part = (all: readonly unknown[]): object => ({ from, groups: all.slice(from, from + 5) });
  return {
    code: "wrong-order",
    clause: "LIST-17",
    message,
    expected: { params, ...part(expected) },
    actual: part(actual),
  };
}

function groupOfBucket(bucket: Bucket): string | null {
  return bucket.group;
}

function wrongEntry(page: readonly Tool[], listing: ReadListing, isBase: boolean): Finding | undefined {
  for (const [index, sent] of page.entries()) {
    const entry = listing.tools[index];
    if (entry === undefined) continue;
    const members = isBase ? ["description"] : ["description", "group"];
    const changed = members.find(
      (member) => (memberOf(sent, member) ?? null) !== (memberOf(entry, member) ?? null),
    );
    if (changed === undefined) continue;
    const message = `the entry's ${changed} is not the one that was sent`;
    const expected = { name: sent.name, [changed]: sent[changed] ?? "absent" };
    const actual = { name: sent.name, [changed]: memberOf(entry, changed) ?? "absent" };
    return { code: "wrong-entry", clause: "LIST-17", message, expected, actual };
  }
  return undefined;
}
