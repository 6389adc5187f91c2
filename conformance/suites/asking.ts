/** Putting a registry in place and asking it many questions at once: what most checks of listings begin with. */
import type { RpcOutcome } from "../clients/rpc-reply.js";
import type { ClauseId } from "../../generated/clauses.js";
import type { Finding } from "../engine/check.js";
import type { Tool } from "../spec/descriptor.js";
import type { DaemonWorld } from "../targets/daemon-world.js";
import type { JoinedApp } from "../targets/joined-app.js";
import { installed, readListing } from "./listing.js";
import type { Read, ReadListing } from "./listing.js";

/** An app whose registry is in place, and its listing without params. */
export type Established = { readonly app: JoinedApp; readonly plain: ReadListing };

/** What a check goes on with, or what it ends with: a finding, or nothing when the case is another clause's. */
export type Ready<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly finding: Finding | undefined };

/**
 * Makes the tools the main app's registry and lists it without params. What every check relies on is judged
 * here: that listing is answered, and a registry that has tools does not list as empty. A registry that has
 * none is LIST-15's, and not judged by those who ask for it here.
 */
export async function established(
  world: DaemonWorld,
  registry: readonly Tool[],
  clause: ClauseId,
): Promise<Ready<Established>> {
  if (registry.length === 0) return { ok: false, finding: undefined };
  return establishedAny(world, registry, clause);
}

/** {@link established} for a registry that may have no tools. */
export async function establishedAny(
  world: DaemonWorld,
  registry: readonly Tool[],
  clause: ClauseId,
): Promise<Read<Established>> {
  const app = await installed(world, registry, clause);
  if (!app.ok) return app;
  const plain = readListing(await world.list(app.value), clause);
  if (!plain.ok) return plain;
  const lost = lostRegistry(registry.length, plain.value, clause);
  return lost ?? { ok: true, value: { app: app.value, plain: plain.value } };
}

/** A finding when an app with tools lists none: no clause about a listing is kept by a daemon that shows nothing. */
export function lostRegistry(
  tools: number,
  plain: ReadListing,
  clause: ClauseId,
): (Read<never> & { readonly ok: false }) | undefined {
  if (tools === 0 || plain.tools.length > 0) return undefined;
  const message = "the listing without params of an app that has tools is empty";
  const expected = { tools };
  return { ok: false, finding: { code: "wrong-tools", clause, message, expected, actual: { tools: 0 } } };
}

/** The outcomes of `tools.list` about the app, one for each of the params. All requests are sent before a reply is awaited. */
export function ask(world: DaemonWorld, app: JoinedApp, queries: readonly object[]): Promise<RpcOutcome[]> {
  return Promise.all(queries.map((params) => world.list(app, params)));
}

/** The listings for well-formed params. The first that is refused or cannot be read breaks `clause`. */
export async function listings(
  world: DaemonWorld,
  app: JoinedApp,
  queries: readonly object[],
  clause: ClauseId,
): Promise<Read<readonly ReadListing[]>> {
  const read: ReadListing[] = [];
  for (const [index, outcome] of (await ask(world, app, queries)).entries()) {
    const listing = readListing(outcome, clause);
    if (listing.ok) read.push(listing.value);
    else return { ok: false, finding: { ...listing.finding, expected: { resultFor: queries[index] } } };
  }
  return { ok: true, value: read };
}

/** The listings for well-formed params; `undefined` where none came, which is for the clause about that param to judge. */
export async function answeredListings(
  world: DaemonWorld,
  app: JoinedApp,
  queries: readonly object[],
  clause: ClauseId,
): Promise<readonly (ReadListing | undefined)[]> {
  return (await ask(world, app, queries)).map((outcome) => {
    const listing = readListing(outcome, clause);
    return listing.ok ? listing.value : undefined;
  });
}
