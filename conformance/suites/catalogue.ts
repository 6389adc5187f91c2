/** Every check the kit has, by target kind, in the order in which they run and are reported. */
import type { DaemonCheck } from "./daemon-check.js";
import { descriptorChecks } from "./descriptor.js";
import { groupsChecks } from "./groups.js";
import { listChecks } from "./list.js";
import { registryChecks } from "./registry.js";
import { rpcChecks } from "./rpc.js";
import { sessionChecks } from "./session.js";
import { wireChecks } from "./wire.js";

export const daemonChecks: readonly DaemonCheck[] = [
  ...descriptorChecks,
  ...registryChecks,
  ...listChecks,
  ...groupsChecks,
  ...sessionChecks,
  ...rpcChecks,
  ...wireChecks,
];
