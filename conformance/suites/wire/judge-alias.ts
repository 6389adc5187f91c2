import type { Finding } from "../../engine/check.js";
import { aliasOf, uniqueAlias } from "../../spec/alias.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { liveSessions } from "./live-session.js";

/** Lets an app of the model join, and judges the alias that it gets beside the sessions that are live (WIRE-10). */
export async function judgeAlias(
  world: DaemonWorld,
  model: string | undefined,
): Promise<Finding | undefined> {
  const inUse = (await liveSessions(world)).map(({ alias }) => alias);
  const app = await world.join(model === undefined ? {} : { model });
  const slug = aliasOf(model);
  const expected = uniqueAlias(slug, inUse);
  if (app.alias === expected) return undefined;
  // Other apps may come and go at a daemon that is not the kit's alone.
  if (world.isShared && isVariant(app.alias, slug)) return undefined;
  const message = `an app gets another alias than its model demands beside ${inUse.length} live sessions`;
  return { code: "wrong-alias", clause: "WIRE-10", message, expected, actual: app.alias };
}

function isVariant(alias: string, slug: string): boolean {
  return (
    alias === slug || (alias.startsWith(`${slug}-`) && /^[1-9][0-9]*$/u.test(alias.slice(slug.length + 1)))
  );
}
