/** Asks for the summary again and again while a registry changes. */
import type { ClauseId } from "../../../generated/clauses.js";
import type { Finding } from "../../engine/check.js";
import { changed } from "../../generators/registry-changes.js";
import type { ChangingRegistry, RegistryChange } from "../../generators/registry-changes.js";
import type { Tool } from "../../spec/descriptor.js";
import type { JoinedApp, Settled } from "../../targets/joined-app.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { established } from "../asking.js";
import { closedOverValid, readListing } from "../listing.js";
import type { ReadListing } from "../listing.js";

/** Judges the plain listing of a registry; `after` is the change that led to it, if any. */
type Judge = (
  registry: readonly Tool[],
  listing: ReadListing,
  after: RegistryChange | undefined,
) => Finding | undefined;

/** Installs the registry, makes the changes one by one, and judges the listing each time; ends with the first finding. */
export async function overChanges(
  world: DaemonWorld,
  { registry, changes }: ChangingRegistry,
  clause: ClauseId,
  judge: Judge,
): Promise<Finding | undefined> {
  const ready = await established(world, registry, clause);
  if (!ready.ok) return ready.finding;
  const { app, plain } = ready.value;
  let current = registry;
  let finding = judge(current, plain, undefined);
  for (const change of changes) {
    if (finding !== undefined) break;
    current = changed(current, change);
    const settled = await send(app, change);
    if (settled.kind === "closed") return closedOverValid(settled, clause).finding;
    const listing = readListing(await world.list(app), clause);
    // How a registry lists that has become empty is LIST-15.
    if (listing.ok) finding = judge(current, listing.value, change);
    else if (current.length > 0) return listing.finding;
  }
  return finding;
}

function send(app: JoinedApp, change: RegistryChange): Promise<Settled> {
  if ("snapshot" in change) return app.install(change.snapshot);
  return "remove" in change ? app.remove(change.remove) : app.upsert(change.upsert);
}
