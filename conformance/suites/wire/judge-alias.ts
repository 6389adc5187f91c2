import type { Finding } from "../../engine/check.js";
import { aliasOf, uniqueAlias } from "../../spec/alias.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import { liveSessions } from "./live-session.js";

/**
 * An app that has joined, and what is wrong with the alias that it got beside the sessions that were live (WIRE-10).
 *
 * @param ended the ids of sessions that are not live any more, whatever the daemon lists them as
 */
export async function joinAndJudge(
  world: DaemonWorld,
  model: string | undefined,
  ended: readonly string[] = [],
): Promise<{ readonly app: JoinedApp; readonly finding: Finding | undefined }> {
  const live = (await liveSessions(world)).filter(({ sessionId }) => !ended.includes(sessionId));
  const inUse = live.map(({ alias }) => alias);
  const app = await world.join(model === undefined ? {} : { model });
  const slug = aliasOf(model);
  const expected = uniqueAlias(slug, inUse);
  // Other apps may come and go at a daemon that is not the kit's alone.
  const isRight = app.alias === expected || (world.isShared && isVariant(app.alias, slug));
  if (isRight) return { app, finding: undefined };
  const message = `an app gets another alias than its model demands beside ${inUse.length} live sessions`;
  return {
    app,
    finding: { code: "wrong-alias", clause: "WIRE-10", message, expected, actual: app.alias },
  };
}

/** {@link joinAndJudge} where the app is of no further use. */
export async function judgeAlias(
  world: DaemonWorld,
  model: string | undefined,
  ended: readonly string[] = [],
): Promise<Finding | undefined> {
  return (await joinAndJudge(world, model, ended)).finding;
}

function isVariant(alias: string, slug: string): boolean {
  return (
    alias === slug || (alias.startsWith(`${slug}-`) && /^[1-9][0-9]*$/u.test(alias.slice(slug.length + 1)))
  );
}
