/** `doctor`: the steps of a conversation with a target, one by one, and what to try where it stops. */
import { exitCodes } from "../engine/exit-code.js";
import { Interrupted, interruptible } from "../engine/interruptible.js";
import { palette } from "../report/palette.js";
import type { Palette } from "../report/palette.js";
import { visible } from "../report/visible.js";
import { driverFor, withDefaults } from "../run-conformance.js";
import type { DaemonWorld } from "../targets/daemon-world.js";
import type { Instance } from "../targets/driver.js";
import { examineDaemon } from "../targets/examine-daemon.js";
import { TargetUnusable, targetSteps } from "../targets/target-unusable.js";
import type { TargetStep } from "../targets/target-unusable.js";
import type { DoctorFlags } from "./flags.js";
import { interruption } from "./interruption.js";
import { streamOutput } from "./outputs.js";
import { targetOptionsOf } from "./run-command.js";
import { troubleLines } from "./trouble-lines.js";

/** @returns the exit code. @throws UsageError */
export async function doctorCommand(flags: DoctorFlags): Promise<number> {
  const signal = interruption();
  const output = streamOutput(process.stdout, flags.color);
  const colors = palette(output.hasColor);
  const say = (...lines: readonly string[]): void => {
    output.write(lines.map((line) => `${line}\n`).join(""));
  };
  const passed = new Set<TargetStep>();
  const pass = (step: TargetStep, seen: string): void => {
    passed.add(step);
    say(`${colors.good("✓")} ${step.padEnd(9)} ${visible(seen)}`);
  };

  const options = targetOptionsOf(flags);
  const notes: string[] = [];
  const driver = driverFor(options, withDefaults(options), (note) => notes.push(note));
  const early = stepsOfOpening(flags.target);
  let instance: Instance<DaemonWorld> | undefined;
  try {
    instance = await interruptible(driver, signal).open({});
    for (const [step, seen] of early) pass(step, seen);
    await examineDaemon(instance, pass);
    say(...notes.map((note) => `note: ${visible(note)}`), colors.strong(colors.good("usable")));
    return exitCodes.conforming;
  } catch (error) {
    if (signal.aborted || error instanceof Interrupted) return exitCodes.interrupted;
    if (!(error instanceof TargetUnusable)) throw error;
    const failedAt = targetSteps.indexOf(error.step);
    for (const [step, seen] of early) {
      if (!passed.has(step) && targetSteps.indexOf(step) < failedAt) pass(step, seen);
    }
    say(`${colors.bad("✗")} ${error.step}`, ...troubleLines(error, output.columns, colors));
    say(...notReached(error.step, colors), colors.strong(colors.bad("not usable")));
    return exitCodes.targetUnusable;
  } finally {
    await instance?.close();
  }
}

/** The steps that are over once a target is open, with what that means. A running daemon has only its socket. */
function stepsOfOpening(target: string | undefined): readonly (readonly [TargetStep, string])[] {
  const socket = ["socket", "daemon.sock takes connections"] as const;
  if (target?.startsWith("unix:") === true) return [["socket", `${target.slice(5)} takes connections`]];
  return [["command", target ?? "the bundled reference daemon"], ["start", "the process runs"], socket];
}

function notReached(step: TargetStep, colors: Palette): string[] {
  const later = targetSteps.slice(targetSteps.indexOf(step) + 1);
  return later.map((name) => colors.faint(`– ${name.padEnd(9)} not reached`));
}
