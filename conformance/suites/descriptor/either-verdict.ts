/** What became of a descriptor whose verdict the check does not know beforehand. */
import { PeerError } from "../../clients/peer-error.js";
import type { ClauseId } from "../../../generated/clauses.js";
import type { Finding } from "../../engine/check.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { openApp, settleAlive, settleRefused } from "../settling.js";
import { listedNames } from "../listed-names.js";
import { violationCode } from "./verdict.js";

/** How many descriptors have been sent; the valid neighbour of each is named by it, so that it shows which snapshot was applied. */
let sent = 0;

/** Sends one descriptor, in a snapshot or in a delta. */
export async function verdictOn(
  world: DaemonWorld,
  text: string,
  clause: ClauseId,
  by: "snapshot" | "delta" = "snapshot",
): Promise<"accepted" | "refused" | Finding> {
  const app = await openApp(world);
  sent += 1;
  const neighbour = { name: `kit-${sent}`, description: "Shows that its snapshot was applied." };
  const texts = [text, JSON.stringify(neighbour)];
  if (by === "snapshot") app.sendSnapshotTexts(texts);
  else for (const tool of texts) app.sendText("tool_registry_delta", `"operation":"upsert","tool":${tool}`);
  const settled = await settleAlive(world, app);
  if (settled.kind === "applied" && (await isListed(world, neighbour.name))) return "accepted";
  const refusal = settled.kind === "applied" ? await settleRefused(world, app) : settled;
  const expected = "the descriptor is accepted, or its socket closed with 1008";
  if (refusal.kind === "applied") {
    const message = `a ${by} was neither applied nor closed over`;
    return { code: "not-closed", clause, message, expected, actual: "the socket stays open" };
  }
  const { code, reason } = refusal;
  if (code === violationCode) return "refused";
  const message = "over a descriptor the socket ended without a verdict";
  return { code: "wrong-close", clause, message, expected, actual: { code, reason } };
}

/** What becomes of half a surrogate pair in a listing is for RPC-03; a reply that cannot be read shows that there is one. */
async function isListed(world: DaemonWorld, name: string): Promise<boolean> {
  try {
    return (await listedNames(world)).includes(name);
  } catch (error) {
    if (!(error instanceof PeerError) || error.kind !== "malformed") throw error;
    return true;
  }
}
