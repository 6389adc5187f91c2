/** What `--expectations` and `--update-expectations` make of a run. */
import { exitCodes } from "../engine/exit-code.js";
import type { Expectations } from "../engine/expectation.js";
import type { Report } from "../engine/result.js";
import { visible } from "../report/visible.js";
import { UsageError } from "../usage-error.js";
import { readExpectationsFile } from "./expectations-file.js";
import type { ExpectationsFile } from "./expectations-file.js";
import type { RunFlags } from "./flags.js";
import { reasonOf, replaceFile } from "./replace-file.js";
import { updatedExpectations } from "./update-expectations.js";

export type ExpectedRun = {
  /** For the run's options. */
  readonly expectations?: Expectations;
  /** Brings the file up to date where that was asked for. @returns what there is to say of it, a line each */
  readonly end: (report: Report) => string[];
};

/** @throws UsageError when the file cannot be read, or the flags ask for a partial run to update it */
export function expectedRun(flags: RunFlags): ExpectedRun {
  const { expectations: path, updateExpectations: isUpdate = false } = flags;
  if (path === undefined) {
    if (isUpdate) throw new UsageError("--update-expectations needs --expectations FILE, which it updates");
    return { end: () => [] };
  }
  const limiting = isUpdate ? limitingFlags(flags) : [];
  if (limiting.length > 0) {
    throw new UsageError(
      `--update-expectations needs a whole run, and ${limiting.join(", ")} leaves checks out: leave that away`,
    );
  }
  const file = readExpectationsFile(path, isUpdate ? "" : undefined);
  return {
    expectations: { file: path, entries: file.entries },
    end: (report) => (isUpdate ? update(file, report) : []),
  };
}

/** The flags by which a run is not of every check. */
function limitingFlags(flags: RunFlags): string[] {
  const { suite, only, skip, level, shard, timeBudget, bail, lastFailed } = flags;
  const given: readonly (readonly [string, boolean])[] = [
    ["--suite", suite !== undefined],
    ["--only", only !== undefined],
    ["--skip", skip !== undefined],
    ["--level must", level === "MUST"],
    ["--shard", shard !== undefined],
    ["--time-budget", timeBudget !== undefined],
    ["--bail", bail === true],
    ["--last-failed", lastFailed === true],
  ];
  return given.filter(([, isGiven]) => isGiven).map(([flag]) => flag);
}

function update(file: ExpectationsFile, report: Report): string[] {
  const path = visible(file.path);
  const isWhole = report.scope.missing.length === 0 && report.summary["kit-bug"] === 0;
  const isOver = report.exitCode === exitCodes.conforming || report.exitCode === exitCodes.notConforming;
  if (!isWhole || !isOver) return [`${path} is left as it is: the run did not judge every check`];
  const { text, added, changed, removed, left } = updatedExpectations(file, report);
  if (text === file.text) return [`${path} is left as it is`, ...left.map((why) => `  ${why}`)];
  if (readExpectationsFile(file.path, "").text !== file.text)
    return [`${path} is left as it is: somebody else has changed it during the run`];
  try {
    replaceFile(file.path, text);
  } catch (error) {
    throw new UsageError(`--update-expectations: ${file.path} cannot be written: ${reasonOf(error)}`);
  }
  return [
    `${path} is brought up to date`,
    ...removed.map((id) => `  taken out: ${id}`),
    ...changed.map((id) => `  fails in another way now: ${id}`),
    ...added.map((id) => `  put in, and waits for its reason and link: ${id}`),
    ...left.map((why) => `  ${why}`),
  ];
}
