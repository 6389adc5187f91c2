/** How much reporters say, as the flags have it. */
import { kitIdentity } from "../package-info.js";
import type { ReporterOptions } from "../report/reporter.js";
import type { ReportFlags } from "./flags.js";

export function reporterOptions(flags: ReportFlags): ReporterOptions {
  return {
    kit: kitIdentity(),
    detail: flags.quiet === true ? "quiet" : flags.verbose === true ? "verbose" : "normal",
    isTrace: flags.trace ?? false,
    now: () => performance.now(),
  };
}
