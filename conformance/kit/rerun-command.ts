/** The command that runs one check again as it was run, ready to be pasted into a shell. */
import { defaultRuns, defaultTimeoutMs } from "../run-conformance.js";
import type { RunFlags } from "./flags.js";
import { shellWords } from "../report/shell-words.js";

/** Besides the check and the seed, only flags that differ from their defaults, and of those only such as a case depends on. */
export function rerunCommand(checkId: string, flags: RunFlags, seed: number): string {
  const { target, profile, env = {}, cwd, timeout = defaultTimeoutMs, runs = defaultRuns } = flags;
  return shellWords([
    "npx",
    "appduct-conformance",
    ...(target === undefined ? [] : ["--target", target]),
    ...(profile === "groups" ? [] : ["--profile", profile]),
    ...Object.entries(env).flatMap(([name, value]) => ["--env", `${name}=${value}`]),
    ...(cwd === undefined ? [] : ["--cwd", cwd]),
    ...(timeout === defaultTimeoutMs ? [] : ["--timeout", String(timeout)]),
    "--only",
    checkId,
    // Always: the default may be another one in the kit that is asked.
    "--seed",
    String(seed),
    ...(runs === defaultRuns ? [] : ["--runs", String(runs)]),
  ]);
}
