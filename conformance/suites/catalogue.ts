/** Every check the kit has, by target kind, in the order in which they run and are reported. */
import type { DaemonCheck } from "./daemon-check.js";
import { listChecks } from "./list.js";

export const daemonChecks: readonly DaemonCheck[] = [...listChecks];
