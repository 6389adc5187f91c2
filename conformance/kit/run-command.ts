/** `run`: checks a target and reports. */
import { randomInt } from "node:crypto";
import type { EngineEvent } from "../engine/events.js";
import { Interrupted } from "../engine/interruptible.js";
import { exitCodes } from "../engine/exit-code.js";
import { defaultSeed } from "../engine/seed.js";
import { palette } from "../report/palette.js";
import { runConformance } from "../run-conformance.js";
import type { ConformanceOptions } from "../run-conformance.js";
import { TargetUnusable } from "../targets/target-unusable.js";
import { expectedRun } from "./expected-run.js";
import type { RunFlags, TargetFlags } from "./flags.js";
import { interruption } from "./interruption.js";
import { openReports, streamOutput } from "./outputs.js";
import { recordedRun } from "./recorded-run.js";
import { reporterOptions } from "./reporter-options.js";
import { rerunCommand } from "./rerun-command.js";
import { stepText, troubleLines } from "./trouble-lines.js";

/** @returns the exit code. @throws UsageError */
export async function runCommand(flags: RunFlags): Promise<number> {
  const signal = interruption();
  const { expectations, end: endExpected } = expectedRun(flags);
  const reports = openReports(flags.reporter ?? [], process, {
    ...reporterOptions(flags),
    wantsColor: flags.color,
  });
  const options = runOptions(flags);
  const { record, options: more, text } = recordedRun(flags, options);
  if (text !== undefined && flags.quiet !== true) process.stderr.write(`${text}\n`);
  const onEvent = (event: EngineEvent): void => {
    record.onEvent(event);
    reports.onEvent(event);
  };
  try {
    const report = await runConformance({
      ...options,
      ...more,
      ...(expectations && { expectations }),
      signal,
      onEvent,
    });
    reports.end();
    for (const line of endExpected(report)) process.stderr.write(`${line}\n`);
    return report.exitCode;
  } catch (error) {
    if (error instanceof TargetUnusable) return unusable(error, flags);
    if (!(error instanceof Interrupted)) throw error;
    process.stderr.write("appduct-conformance: interrupted before the first check\n");
    return exitCodes.interrupted;
  } finally {
    record.end();
  }
}

/** What the flags say of the target, as options. */
export function targetOptionsOf(flags: TargetFlags): ConformanceOptions {
  const { target, targetName, kind, profile, timeout, env, cwd } = flags;
  return {
    kind,
    profile,
    ...(target === undefined ? {} : { target }),
    ...(targetName === undefined ? {} : { name: targetName }),
    ...(timeout === undefined ? {} : { timeoutMs: timeout }),
    ...(env === undefined ? {} : { env }),
    ...(cwd === undefined ? {} : { cwd }),
  };
}

function runOptions(flags: RunFlags): ConformanceOptions {
  const { suite, only, skip, level, shard, runs, jobs, timeBudget, bail } = flags;
  const seed = flags.seed === "random" ? randomInt(2 ** 31) : (flags.seed ?? defaultSeed);
  return {
    ...targetOptionsOf(flags),
    seed,
    ...(suite === undefined ? {} : { suites: suite }),
    ...(only === undefined ? {} : { only }),
    ...(skip === undefined ? {} : { skip }),
    ...(level === undefined ? {} : { level }),
    ...(shard === undefined ? {} : { shard }),
    ...(flags.spec === undefined ? {} : { spec: flags.spec }),
    ...(runs === undefined ? {} : { runs }),
    ...(jobs === undefined ? {} : { jobs }),
    ...(timeBudget === undefined ? {} : { timeBudgetMs: 1_000 * timeBudget }),
    ...(bail === undefined ? {} : { bail }),
    replayCommand: (id) => rerunCommand(id, flags, seed),
  };
}

function unusable(trouble: TargetUnusable, flags: RunFlags): number {
  const output = streamOutput(process.stderr, flags.color);
  const colors = palette(output.hasColor);
  const headline = `${colors.bad("the target cannot be examined")} (${stepText(trouble)})`;
  const doctor = "  `appduct-conformance doctor` goes through the steps one by one";
  const lines = [headline, ...troubleLines(trouble, output.columns, colors), colors.faint(doctor)];
  output.write(lines.map((line) => `${line}\n`).join(""));
  return exitCodes.targetUnusable;
}
