/** What a bundle asks for: which check is performed, and on which target. */
import type { FailureBundle } from "../../generated/wire.js";
import type { ConformanceOptions } from "../run-conformance.js";
import { visible } from "../report/visible.js";
import { daemonChecks } from "../suites/catalogue.js";
import { checkIds } from "../suites/check-ids.js";
import type { DaemonCheck } from "../suites/daemon-check.js";
import { readTarget } from "../targets/target-spec.js";
import { UsageError } from "../usage-error.js";
import { isDirectory } from "./flag-values.js";
import type { ReplayFlags } from "./flags.js";

/**
 * The target as it was, or the one that the flags name: that one gets nothing of what was set for another.
 *
 * @throws UsageError when the bundle names none that can be read
 */
export function optionsOf(
  { target, profile, timeoutMs }: FailureBundle,
  flags: ReplayFlags,
): ConformanceOptions {
  const isOther = flags.target !== undefined;
  const reading = target.command === undefined || isOther ? undefined : readTarget(target.command);
  if (reading?.ok === false)
    throw new UsageError(
      `the bundle's target.command cannot be read: ${reading.why}; --target names another`,
    );
  const command = flags.target ?? target.command;
  if (target.cwd !== undefined && flags.cwd === undefined && !isOther && !isDirectory(target.cwd))
    throw new UsageError("the bundle's target.cwd is no directory; --cwd names another");
  const cwd = flags.cwd ?? (isOther ? undefined : target.cwd);
  const env = { ...(isOther ? {} : (target.env as Record<string, string> | undefined)), ...flags.env };
  return {
    kind: "daemon",
    profile,
    timeoutMs: flags.timeout ?? timeoutMs,
    ...(command === undefined ? {} : { target: command }),
    ...(Object.keys(env).length === 0 ? {} : { env }),
    ...(cwd === undefined ? {} : { cwd }),
  };
}

/** The check of the bundle, or why there is none to perform its case. */
export function checkOf(bundle: FailureBundle): DaemonCheck | string {
  const id = visible(bundle.check, 100);
  if (bundle.target.kind !== "daemon") return `this kit has no checks of the kind ${bundle.target.kind}`;
  const check = daemonChecks.find((candidate) => candidate.id === bundle.check);
  if (check === undefined) {
    return checkIds.removed.includes(bundle.check)
      ? `the check ${id} has been removed from the kit`
      : `this kit has no check ${id}; another version of it may`;
  }
  if (check.profiles.includes(bundle.profile)) return check;
  return `the check ${id} is no longer one of the profile ${bundle.profile}`;
}
