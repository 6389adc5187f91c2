/** What an app's socket needs of the daemon. */
import type { Config } from "./config.js";
import type { Events } from "./events.js";
import type { Links } from "./links.js";
import type { Log } from "./log.js";
import type { Profile } from "./profile.js";
import type { Sessions } from "./sessions.js";

export type AppContext = {
  readonly profile: Profile;
  readonly config: Config;
  readonly events: Events;
  readonly links: Links;
  readonly sessions: Sessions;
  readonly log: Log;
};
