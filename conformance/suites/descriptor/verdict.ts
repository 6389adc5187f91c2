/** What a daemon makes of descriptors: they travel as elements of a snapshot, among tools that are valid. */
import type { ClauseId } from "../../../generated/clauses.js";
import type { Finding } from "../../engine/check.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import { readListing } from "../listing.js";
import type { Read, ReadListing } from "../listing.js";
import { openApp, settleAlive, settleRefused } from "../settling.js";

/** The code of a close for a violation. Which reason goes with it is REG-02's matter, not that of a verdict. */
export const violationCode = 1008;

/** Elements on both sides, so that a verdict does not hang on the first or the last place. */
const before = '{"name":"kit-before","description":"Stands before."}';
const after = '{"name":"kit-after","description":"Stands after."}';

/** The texts with a valid neighbour on either side. */
export function amongValidOnes(texts: readonly string[]): string[] {
  return [before, ...texts, after];
}

/**
 * Sends a snapshot of descriptors that must be accepted.
 *
 * @param texts the descriptors as JSON texts
 * @returns the listing afterwards, for what else is to be seen in it
 */
export async function accepted(
  world: DaemonWorld,
  texts: readonly string[],
  clause: ClauseId,
): Promise<Read<ReadListing>> {
  const app = await openApp(world);
  app.sendSnapshotTexts(amongValidOnes(texts));
  const settled = await settleAlive(world, app);
  if (settled.kind === "closed") {
    const { code, reason } = settled;
    const isVerdict = code === violationCode;
    return {
      ok: false,
      finding: {
        code: isVerdict ? "refused" : "closed-socket",
        clause,
        message: isVerdict
          ? "a snapshot of valid descriptors was refused"
          : "the socket was closed over a snapshot of valid descriptors",
        expected: "the socket stays open",
        actual: { code, reason },
      },
    };
  }
  return readListing(await world.list(app), clause);
}

/** {@link accepted}, and each of `names` must be listed afterwards. */
export async function acceptedAndListed(
  world: DaemonWorld,
  texts: readonly string[],
  names: readonly string[],
  clause: ClauseId,
): Promise<Finding | undefined> {
  const listing = await accepted(world, texts, clause);
  if (!listing.ok) return listing.finding;
  const listed = new Set(listing.value.tools.map((tool) => tool.name));
  const missing = names.find((name) => !listed.has(name));
  if (missing === undefined) return undefined;
  return {
    code: "wrong-tools",
    clause,
    message: "a snapshot was accepted, but a valid tool of it is not listed",
    expected: missing,
    actual: [...listed].slice(0, namesShown),
  };
}

/** Enough to see what kind of names are there. */
const namesShown = 10;

/** Sends a snapshot with a descriptor that must be refused: its socket must be closed for a violation. */
export async function refused(
  world: DaemonWorld,
  texts: readonly string[],
  clause: ClauseId,
): Promise<Finding | undefined> {
  const app = await openApp(world);
  app.sendSnapshotTexts(amongValidOnes(texts));
  return findRefusal(world, app, clause);
}

/** Whether what `app` sent has been refused. */
export async function findRefusal(
  world: DaemonWorld,
  app: JoinedApp,
  clause: ClauseId,
): Promise<Finding | undefined> {
  const settled = await settleRefused(world, app);
  const expected = { code: violationCode, reason: "invalid_registry" };
  if (settled.kind === "applied") {
    return {
      code: "not-refused",
      clause,
      message: "a snapshot with an invalid descriptor was not refused",
      expected,
      actual: "the socket stays open",
    };
  }
  const { code, reason } = settled;
  if (code === violationCode) return undefined;
  return {
    code: "wrong-close",
    clause,
    message: "over an invalid descriptor the socket ended, but was not closed for a violation",
    expected,
    actual: { code, reason },
  };
}
