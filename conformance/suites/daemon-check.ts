/** Checks of the daemon kind. */
import type { Check, CheckDefinition } from "../engine/check.js";
import { defineCheck } from "../engine/check.js";
import type { DaemonWorld } from "../targets/daemon-world.js";

export type DaemonCheck = Check<DaemonWorld>;

/** Defines a check whose cases are performed on a daemon. */
export function daemonCheck<Case>(definition: CheckDefinition<DaemonWorld, Case>): DaemonCheck {
  return defineCheck(definition);
}
