import { largeRegistry } from "../../generators/large-registry.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import { lostRegistry } from "../asking.js";
import { closedOverValid, readListing } from "../listing.js";
import type { Read } from "../listing.js";

/** A further app with the large registry of that size, which does not list as empty. */
export async function installLarge(world: DaemonWorld, count: number): Promise<Read<JoinedApp>> {
  const app = await world.join({ model: "Large" });
  const settled = await app.install(largeRegistry(count, world.profile));
  if (settled.kind === "closed") return closedOverValid(settled, "LIST-17");
  const plain = readListing(await world.list(app), "LIST-17");
  if (!plain.ok) return plain;
  return lostRegistry(count, plain.value, "LIST-17") ?? { ok: true, value: app };
}
