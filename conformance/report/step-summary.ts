/** The summary of a GitHub Actions step: Markdown, within the size that GitHub takes. */
import { clauses } from "../../generated/clauses.js";
import type { CheckResult, Report } from "../engine/result.js";
import { countVerdicts } from "../engine/verdict.js";
import { countsText, timeText, verdictWord } from "./counts-text.js";
import { expectationProblems, expectedFailure, expectedText } from "./expected-failures.js";
import { markdownBlock, markdownText } from "./markdown-text.js";
import { palette } from "./palette.js";
import { comparisonLines, headline, inputLines } from "./plain-failure.js";
import type { MakeReporter } from "./reporter.js";
import { lastWord } from "./summary-lines.js";
import { count } from "./visible.js";

export const stepSummaryReporter: MakeReporter = (output) => (event) => {
  if (event.type === "run-finished") output.write(stepSummary(event.report));
};

/** GitHub takes 1 MiB a step, of which other commands of the step may have used some, and shows nothing of more. */
const mostBytes = 512 * 1024;
/** Lines of one block. Each is cut at a log's width, so a failure stays within a few KiB. */
const mostLines = 60;

/** The summary's text, at most {@link mostBytes} of UTF-8. */
export function stepSummary(report: Report): string {
  const failed = report.checks.filter(({ failure }) => failure !== undefined);
  const problems = expectationProblems(report).slice(0, mostLines);
  const head = [
    `## ${markdownText(report.kit.name)}: ${markdownText(lastWord(report, palette(false)))}`,
    "",
    `${markdownText(report.target.name, 200)}, profile ${report.profile}: ${countsText(report.summary)} in ${timeText(report.durationMs)}. ` +
      `MUSTs checked: **${report.musts.checked} of ${report.musts.of}**. ` +
      `Specification ${markdownText(report.specification.version)}, kit ${markdownText(report.kit.version)}, seed ${report.seed}.`,
    "",
    ...suiteTable(report),
    "",
    ...(problems.length === 0 ? [] : ["### Expectations that do not hold", ""]),
    ...problems.map((problem) => `- ${markdownText(problem)}`),
    ...(problems.length === 0 ? [] : [""]),
  ].join("\n");
  return withinBytes(head, failed.map(failureBlock));
}

/** As many of the parts as fit, and a word on the others. */
function withinBytes(head: string, parts: readonly string[]): string {
  const text = [head];
  let bytes = Buffer.byteLength(head);
  for (const [at, part] of parts.entries()) {
    bytes += Buffer.byteLength(part) + 1;
    if (bytes > mostBytes) {
      text.push(`${count(parts.length - at)} more are in the log and in the other reports.\n`);
      break;
    }
    text.push(part);
  }
  return `${text.join("\n")}\n`;
}

function suiteTable({ checks }: Report): string[] {
  const suites = [...new Set(checks.map(({ suite }) => suite))];
  return [
    "| suite | checks | |",
    "| --- | ---: | --- |",
    ...suites.map((name) => {
      const own = checks.filter(({ suite }) => suite === name);
      return `| ${markdownText(name)} | ${own.length} | ${countsText(countVerdicts(own.map(({ verdict }) => verdict)))} |`;
    }),
  ];
}

function failureBlock(result: CheckResult): string {
  const { failure, id } = result;
  if (failure === undefined) return "";
  const { document, line, level, title } = clauses[failure.clause];
  const expected = expectedFailure(result);
  const verdict = expected === undefined ? verdictWord(result.verdict) : "failed as expected";
  return [
    `<details><summary><b>${markdownText(id)}</b> ${verdict}: ${markdownText(headline(result))}</summary>`,
    "",
    `**${failure.clause}** ${level} ${markdownText(title)} (${markdownText(`${document}:${line}`)})`,
    "",
    ...(expected === undefined ? [] : [`Expected: ${markdownText(expectedText(expected))}`, ""]),
    markdownBlock(cut(comparisonLines(failure))),
    "",
    "Input",
    markdownBlock(cut(inputLines(failure))),
    "",
    "See it again",
    markdownBlock([failure.replay]),
    "</details>",
    "",
  ].join("\n");
}

function cut(lines: readonly string[]): readonly string[] {
  const shown = lines.slice(0, mostLines).map((line) => line.slice(0, mostColumns));
  return shown.length === lines.length
    ? shown
    : [...shown, `… (${count(lines.length - shown.length)} more lines)`];
}

const mostColumns = 400;
