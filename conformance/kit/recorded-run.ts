/** What the flags make of a run: which checks it is of, and where its results are kept. */
import { selectedChecks } from "../engine/plan.js";
import { isInShard } from "../engine/scope.js";
import { recordFolder } from "../report/bundle-command.js";
import { targetName, withDefaults } from "../run-conformance.js";
import type { ConformanceOptions } from "../run-conformance.js";
import { daemonChecks } from "../suites/catalogue.js";
import type { RunFlags } from "./flags.js";
import { lastFailed } from "./last-failed.js";
import { readRunLog } from "./run-log.js";
import { logPath, noRecord, openRunRecord } from "./run-record.js";
import type { RunRecord } from "./run-record.js";

export type RecordedRun = {
  readonly record: RunRecord;
  /** What is added to the options of the run. */
  readonly options: Pick<ConformanceOptions, "ids" | "keep">;
  /** What is to be said before it begins. */
  readonly text?: string;
};

/** @throws UsageError when the options make no sense, or a folder that was asked for cannot be had */
export function recordedRun(flags: RunFlags, options: ConformanceOptions): RecordedRun {
  const { profile, selection } = withDefaults(options);
  const selected = selectedChecks(daemonChecks, profile, selection).map(({ id }) => id);
  const folder = typeof flags.record === "string" ? flags.record : recordFolder;
  const now = { selected, profile, target: targetName(options) };
  const chosen = flags.lastFailed === true ? lastFailed(readRunLog(logPath(folder)), folder, now) : undefined;
  const { shard } = selection;
  const mine = (chosen?.ids ?? selected).filter((_, place) => shard === undefined || isInShard(place, shard));
  const record =
    flags.record === false
      ? noRecord
      : openRunRecord({
          folder,
          isAskedFor: flags.record !== undefined,
          flags,
          selected: mine,
          now: () => new Date(),
        });
  return {
    record,
    options: { keep: record.keep, ...(chosen?.ids === undefined ? {} : { ids: chosen.ids }) },
    ...(chosen === undefined ? {} : { text: chosen.text }),
  };
}
