/** The reference daemon: a whole Appduct daemon, in this process or as the command `appduct-reference daemon`. */
export { startReferenceDaemon, type ReferenceDaemon, type ReferenceDaemonOptions } from "./daemon.js";
export { PROFILES, type Profile } from "./profile.js";
export { StartError } from "./start-error.js";
