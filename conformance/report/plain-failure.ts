/** A failure as plain lines, for reports that other programs show: no colours, bounded, and invisible text made visible. */
import type { CheckResult, Failure } from "../engine/result.js";
import { comparison } from "./comparison.js";
import { palette } from "./palette.js";
import { jsonLines } from "./json-lines.js";
import { transcriptLines } from "./transcript-lines.js";
import { visible, visibleLines } from "./visible.js";

/** A line of a log viewer. */
const width = 110;
/** Lines of standard error that are kept: the end of a long stack. */
const mostStderrLines = 100;
const mostElements = 30;
const longestString = 400;

const layout = { width, colors: palette(false), isTrace: false };

/** Expected and actual, under one another. */
export function comparisonLines({ code, expected, actual }: Failure): string[] {
  return code === "kit-bug" ? visibleLines(String(actual)) : comparison(expected, actual, layout);
}

/** The input that fails, as JSON. */
export function inputLines({ counterexample }: Failure): string[] {
  return jsonLines(counterexample.case ?? null, { width, longestString, mostElements });
}

/** What was exchanged, without the blanks of a terminal's columns. */
export function exchangeLines({ transcript }: Failure): string[] {
  return transcriptLines(transcript, layout);
}

/** The end of the target's standard error. */
export function stderrLines({ stderr }: Failure): string[] {
  return stderr === "" ? [] : visibleLines(stderr.trimEnd()).slice(-mostStderrLines);
}

/** `wrong-order: the tools are not sorted by name`, or why there is no verdict. */
export function headline({ failure, reason }: CheckResult, max = 500): string {
  if (failure !== undefined) return `${failure.code}: ${visible(failure.message, max)}`;
  return visible(reason ?? "", max);
}
