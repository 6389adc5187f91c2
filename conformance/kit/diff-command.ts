/** `diff`: what changed from one JSON report to another. */
import { exitCodes } from "../engine/exit-code.js";
import { differenceLines } from "../report/difference-lines.js";
import { differenceOf } from "../report/difference.js";
import { palette } from "../report/palette.js";
import { visibleJson } from "../report/visible.js";
import type { DiffFlags } from "./flags.js";
import { streamOutput } from "./outputs.js";
import { readReport } from "./read-report.js";

/** @returns 0, or 1 when the second report is worse. @throws UsageError for a file that is no report */
export function diffCommand(before: string, after: string, flags: DiffFlags): number {
  const difference = differenceOf(readReport(before), readReport(after));
  const output = streamOutput(process.stdout, flags.color);
  if (flags.json === true) output.write(`${visibleJson(JSON.stringify(difference, null, 2))}\n`);
  else
    output.write(
      differenceLines(difference, palette(output.hasColor))
        .map((line) => `${line}\n`)
        .join(""),
    );
  return difference.isWorse ? exitCodes.notConforming : exitCodes.conforming;
}
