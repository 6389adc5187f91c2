/** `--last-failed`: which of the selected checks a run is of. */
import { count, visible } from "../report/visible.js";
import type { LastRun } from "./run-log.js";

export type LastFailed = {
  /** The checks to run; `undefined` for all that are selected. */
  readonly ids: readonly string[] | undefined;
  /** What is to be said of it, in one line. */
  readonly text: string;
};

/**
 * The checks that did not pass when they were last run, and are selected. Where there are none, every selected check is
 * run, as after a change that was meant to make them pass: a gate must never be green because nothing was checked.
 */
export function lastFailed(
  last: LastRun | undefined,
  folder: string,
  now: { readonly selected: readonly string[]; readonly target: string; readonly profile: string },
): LastFailed {
  const notPassed = last?.notPassed ?? [];
  const ids = now.selected.filter((id) => notPassed.includes(id));
  if (last !== undefined && ids.length > 0) {
    const other = last.target === now.target && last.profile === now.profile ? "" : ` (${otherRun(last)})`;
    const these = ids.length === 1 ? "the check" : `the ${count(ids.length)} checks`;
    return { ids, text: `--last-failed: just ${these} that did not pass last time${other}` };
  }
  const why =
    last === undefined
      ? `no failure is recorded in ${visible(folder)}`
      : notPassed.length === 0
        ? "every check passed last time"
        : "of the selected checks every one passed last time";
  return { ids: undefined, text: `--last-failed: ${why}, so all are run` };
}

function otherRun({ target, profile }: LastRun): string {
  return `then of profile ${visible(profile, 100)}, target ${visible(target, 200)}`;
}
