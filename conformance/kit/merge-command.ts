/** `merge`: the reports of shards put together into the report of the whole run, which every reporter can tell. */
import { MergeError, mergeReports } from "../engine/merge.js";
import { eventsOfReport } from "../engine/report-events.js";
import type { Report } from "../engine/result.js";
import { kitIdentity } from "../package-info.js";
import { daemonChecks } from "../suites/catalogue.js";
import { daemonGaps } from "../suites/gaps.js";
import { pinnedTo, since } from "../suites/since.js";
import { UsageError } from "../usage-error.js";
import type { MergeFlags } from "./flags.js";
import { openReports } from "./outputs.js";
import { readReport } from "./read-report.js";
import { reporterOptions } from "./reporter-options.js";

/** @returns the exit code of the whole run. @throws UsageError when the reports do not belong together */
export function mergeCommand(files: readonly string[], flags: MergeFlags): number {
  const report = merged(files);
  const reports = openReports(flags.reporter ?? [], process, {
    ...reporterOptions(flags),
    wantsColor: flags.color,
  });
  for (const event of eventsOfReport(report)) reports.onEvent(event);
  reports.end();
  return report.exitCode;
}

function merged(files: readonly string[]): Report {
  const named = files.map((from) => ({ from, report: readReport(from) }));
  const { version } = kitIdentity();
  const stranger = named.find(({ report }) => report.kit.version !== version);
  if (stranger !== undefined) {
    const { from, report } = stranger;
    throw new UsageError(
      `${from} was made by kit ${report.kit.version}, and this is ${version}: merge with the same kit`,
    );
  }
  const checked = named[0]?.report.specification.version ?? "";
  const pinned = pinnedTo(checked, since);
  if (pinned === undefined)
    throw new UsageError(
      `this kit knows no version ${checked} of the specification; it knows ${since.versions.join(", ")}`,
    );
  try {
    return mergeReports(named, { checks: daemonChecks, gaps: daemonGaps, hasClause: pinned.hasClause });
  } catch (error) {
    if (error instanceof MergeError) throw new UsageError(`merge: ${error.message}`);
    throw error;
  }
}
