/** An app with an open socket, and what becomes of the frames it sends: taken, or answered by a close. */
import { PeerError } from "../clients/peer-error.js";
import type { DaemonWorld } from "../targets/daemon-world.js";
import type { JoinedApp, Settled } from "../targets/joined-app.js";
import { within } from "../targets/within.js";

/** A daemon that works on after a violation may announce the barrier first; its close is on its way by then. */
const leastGraceMs = 50;
const roundTripsOfGrace = 3;

/** What RFC 6455 has for a connection that ended without a close frame. */
const brokenOff = 1006;

/** The main app with an open socket: it comes back when the case before cost it its socket. */
export async function openApp(world: DaemonWorld): Promise<JoinedApp> {
  const app = await world.app();
  if (app.client.closeInfo === undefined) return app;
  try {
    await app.resume();
    return app;
  } catch (error) {
    if (!(error instanceof PeerError) || error.kind !== "refused") throw error;
    await world.dropApp();
    return world.app();
  }
}

/**
 * {@link JoinedApp.settle} where the daemon may not survive what was sent: a socket that broke off without a close
 * frame is followed by a request, so that a daemon that has ended is seen to have.
 *
 * @throws PeerError when nothing answers any more
 */
export async function settleAlive(world: DaemonWorld, app: JoinedApp): Promise<Settled> {
  const settled = await app.settle();
  if (settled.kind === "closed" && settled.code === brokenOff) await world.rpc.call("daemon.status");
  return settled;
}

/**
 * {@link settleAlive} for frames that must be refused. That a daemon works on after the violation is
 * another clause's matter (REG-05), so a close right after the barrier still counts.
 */
export async function settleRefused(world: DaemonWorld, app: JoinedApp): Promise<Settled> {
  const settled = await settleAlive(world, app);
  if (settled.kind === "closed") return settled;
  const graceMs = Math.max(leastGraceMs, roundTripsOfGrace * world.roundTripMs);
  const close = await within(app.client.closed, graceMs);
  return close === undefined ? settled : { kind: "closed", ...close };
}
