/** Params as they are stored in a case, which cannot know the session's id, made into those that are sent. */
import { hasMember, isJsonObject } from "../spec/json.js";
import type { DaemonWorld } from "../targets/daemon-world.js";
import type { JoinedApp } from "../targets/joined-app.js";

/**
 * Adds the app's session to params that can name one and do not. Others are sent as they are, which is about
 * the app only while its session is the only live one; `undefined` when that cannot be known.
 */
export function addressed(
  world: DaemonWorld,
  app: JoinedApp,
  params: unknown,
): { readonly params: unknown } | undefined {
  const isObject = isJsonObject(params);
  if (isObject && !hasMember(params, "selector")) return { params: { selector: app.sessionId, ...params } };
  return world.isShared ? undefined : { params };
}
