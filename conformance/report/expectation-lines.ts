/** Failures that are expected, in a line each, and expectations that do not hold, in full. */
import type { Report } from "../engine/result.js";
import { verdictWord } from "./counts-text.js";
import { wrapWords } from "./fit.js";
import type { Palette } from "./palette.js";
import { count, visible } from "./visible.js";

type Layout = { readonly width: number; readonly colors: Palette };

/** Longer reasons and links are read in the file that they come from. */
const longestMember = 300;

/** Each expected failure: the check, how it ended, why, and where that is tracked. */
export function expectedLines(report: Report, { colors }: Layout): string[] {
  const lines = report.checks.flatMap(({ id, verdict, expected, failure }) => {
    if (expected === undefined) return [];
    const how = `${verdictWord(verdict)} with ${failure?.code ?? "no code"}`;
    const until = expected.expires === undefined ? "" : `, until ${visible(expected.expires, longestMember)}`;
    const why = visible(expected.reason, longestMember);
    return [`  ${id}  ${how}: ${why} ${colors.faint(`(${visible(expected.link, longestMember)}${until})`)}`];
  });
  return lines.length === 0 ? [] : [colors.strong("expected failures"), ...lines];
}

/** Each expectation that does not hold, where it stands and what to do. */
export function problemLines(report: Report, { width, colors }: Layout): string[] {
  const { file, problems = [] } = report.expectations ?? {};
  if (problems.length === 0) return [];
  const lines = problems.flatMap(({ kind, line, message }) => {
    const place = line === undefined ? "" : `${visible(file ?? "line")}:${line}: `;
    const [first = "", ...rest] = wrapWords(`${place}${visible(message)}`, width - 4);
    return [
      `  ${colors.bad("✗")} ${colors.name(kind)}`,
      `    ${first}`,
      ...rest.map((more) => `    ${more}`),
    ];
  });
  return [colors.strong(colors.bad(doNotHold(problems.length))), ...lines];
}

/** `1 expectation does not hold`. */
export function doNotHold(number: number): string {
  return number === 1 ? "1 expectation does not hold" : `${count(number)} expectations do not hold`;
}

/** `1 expected failure`. */
export function expectedFailures(number: number): string {
  return `${count(number)} expected ${number === 1 ? "failure" : "failures"}`;
}

/** What is said behind a count of failures of which some are expected. */
export function ofThemExpected(number: number): string {
  return number === 0 ? "" : ` (${count(number)} as expected)`;
}
