/** `replay`: one recorded failure again. The answer is FIXED, FAILED or CANNOT. */
import type { FailureBundle } from "../../generated/wire.js";
import { exitCodes } from "../engine/exit-code.js";
import { Interrupted, interruptible } from "../engine/interruptible.js";
import { replay } from "../engine/replay.js";
import type { ReplayEnd } from "../engine/replay.js";
import { recordFolder } from "../report/bundle-command.js";
import { wrapWords } from "../report/fit.js";
import { palette } from "../report/palette.js";
import type { Palette } from "../report/palette.js";
import { visible } from "../report/visible.js";
import { bundledReferenceDriver, driverFor, withDefaults } from "../run-conformance.js";
import type { ConformanceOptions } from "../run-conformance.js";
import type { DaemonCheck } from "../suites/daemon-check.js";
import { examineDaemon } from "../targets/examine-daemon.js";
import { TargetUnusable } from "../targets/target-unusable.js";
import { checkOf, optionsOf } from "./bundle-request.js";
import { readBundle } from "./failure-bundle.js";
import { findBundle } from "./find-bundle.js";
import type { ReplayFlags } from "./flags.js";
import { interruption } from "./interruption.js";
import { streamOutput } from "./outputs.js";
import { answerOf, cannot, failedLines } from "./replay-answer.js";
import type { Answer } from "./replay-answer.js";
import { rerunCommand } from "./rerun-command.js";
import { stepText, troubleLines } from "./trouble-lines.js";

const widest = 110;

/** @param subject the file of a bundle, or the id of a check. @returns the exit code. @throws UsageError */
export async function replayCommand(subject: string, flags: ReplayFlags): Promise<number> {
  const signal = interruption();
  const bundle = readBundle(findBundle(subject, flags.record ?? recordFolder));
  const options = optionsOf(bundle, flags);
  const output = streamOutput(process.stdout, flags.color);
  const page = { width: Math.min(output.columns, widest), colors: palette(output.hasColor) };
  const say = (lines: readonly string[]): void => {
    output.write(lines.map((line) => `${line}\n`).join(""));
  };
  say(headLines(bundle, options, page.width, page.colors));
  const answer = (found: Answer): number => {
    const color = found.word === "FIXED" ? page.colors.good : page.colors.bad;
    say(
      wrapWords(`${found.word}  ${visible(found.why)}`, page.width).map((line, at) =>
        at === 0 ? color(line) : line,
      ),
    );
    return found.code;
  };
  const check = checkOf(bundle);
  if (typeof check === "string") return answer(cannot(check));
  try {
    const end = await perform(check, bundle, options, signal);
    if (signal.aborted) return exitCodes.interrupted;
    say(
      failedLines(check, bundle, end, rerunOf(bundle, options), { ...page, isTrace: flags.trace ?? false }),
    );
    return answer(answerOf(end, bundle));
  } catch (error) {
    if (signal.aborted || error instanceof Interrupted) return exitCodes.interrupted;
    if (!(error instanceof TargetUnusable)) throw error;
    say(troubleLines(error, page.width, page.colors));
    return answer({
      word: "CANNOT",
      why: `the target cannot be examined (${stepText(error)})`,
      code: exitCodes.targetUnusable,
    });
  }
}

async function perform(
  check: DaemonCheck,
  bundle: FailureBundle,
  options: ConformanceOptions,
  signal: AbortSignal,
): Promise<ReplayEnd> {
  const settings = withDefaults(options);
  const driver = interruptible(
    driverFor(options, settings, () => undefined),
    signal,
  );
  const first = await driver.open({});
  try {
    await examineDaemon(first);
  } finally {
    await first.close();
  }
  const isReference = options.target === undefined;
  const control = isReference ? undefined : interruptible(bundledReferenceDriver(settings), signal);
  return replay(check, driver, control, bundle.profile, {
    testCase: bundle.case,
    after: bundle.after,
    code: bundle.failure.code,
    clause: bundle.failure.clause,
    isFlaky: bundle.verdict === "flaky",
  });
}

function headLines(
  bundle: FailureBundle,
  options: ConformanceOptions,
  width: number,
  colors: Palette,
): string[] {
  const { check, failure, recordedAt, kit, profile } = bundle;
  const target = typeof options.target === "string" ? options.target : "the bundled reference";
  const facts = `recorded ${recordedAt} by ${kit.name} ${kit.version}, profile ${profile}: ${failure.code}, ${failure.message}`;
  return [
    colors.strong(visible(check, 100)),
    ...wrapWords(visible(facts, 1_000), width),
    ...wrapWords(`target ${visible(target, 1_000)}`, width),
  ];
}

/** The command that runs the whole check on the same target, as it was run when it failed. */
function rerunOf({ check, profile, seed, runs }: FailureBundle, options: ConformanceOptions): string {
  const { target, env, cwd, timeoutMs } = options;
  const flags = {
    kind: "daemon",
    profile,
    color: true,
    runs,
    ...(typeof target === "string" ? { target } : {}),
    ...(env === undefined ? {} : { env }),
    ...(cwd === undefined ? {} : { cwd }),
    ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
  } as const;
  return rerunCommand(check, flags, seed);
}
