/** The statement of conformance: a page in Markdown that says what was checked of which target, and what was not. */
import { clauses } from "../../generated/clauses.js";
import { breaksGate } from "../engine/gate.js";
import type { CheckResult, Report } from "../engine/result.js";
import { verdictWord } from "./counts-text.js";
import { markdownText } from "./markdown-text.js";
import type { MakeReporter } from "./reporter.js";
import { standingOf } from "./standing.js";
import type { Standing } from "./standing.js";

export const statementReporter: MakeReporter = (output) => (event) => {
  if (event.type === "run-finished") output.write(statement(event.report));
};

/** The page. Whatever a target said is plain text in it. */
export function statement(report: Report): string {
  const { target, kit, specification, profile, musts, seed, runs, startedAt } = report;
  const standing = standingOf(report);
  const rows = [
    ["Target", target.name],
    ["Version", target.version ?? "not stated"],
    ["Kind", target.kind],
    ["Specification", specification.version],
    ["Profile", profile],
    ["MUSTs checked", `${musts.checked} of ${musts.of}`],
    ["Checked by", `${kit.name} ${kit.version}`],
    ["Date", startedAt.slice(0, "YYYY-MM-DD".length)],
    ["Seed", String(seed)],
    ["Cases of a property", String(runs)],
  ];
  return [
    "# Statement of conformance",
    "",
    `**${sentence(report, standing)}**`,
    "",
    "| | |",
    "| --- | --- |",
    ...rows.map(([name = "", value = ""]) => `| ${name} | ${markdownText(value)} |`),
    ...section(
      "Not checked in full",
      standing.lacking.map((text) => markdownText(text)),
    ),
    ...section(
      "MUSTs that were not checked",
      musts.unchecked.map(
        ({ clause, reason }) => `${clause} ${clauses[clause].title}: ${markdownText(reason)}`,
      ),
    ),
    ...section("Exceptions: failures that are expected", report.checks.flatMap(exceptionLine)),
    ...section("Failures", report.checks.filter(breaksGate).map(failureLine)),
    ...section(
      "Expectations that do not hold",
      (report.expectations?.problems ?? []).map(({ message }) => markdownText(message)),
    ),
    ...section(
      "Notes",
      report.notes.map((text) => markdownText(text)),
    ),
    "",
  ].join("\n");
}

function sentence({ specification, profile }: Report, { kind, words }: Standing): string {
  const what = `Appduct ${markdownText(specification.version)}, profile ${profile}`;
  switch (kind) {
    case "conforming":
    case "exceptions":
      return `The target is ${words}: ${what}.`;
    case "failing":
      return `The target is not conforming: ${what}.`;
    case "partial":
      return `This states conformance of no whole: ${what} (${words}).`;
    case "none":
      return `There is no verdict: ${what}.`;
  }
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ["", `## ${title}`, "", ...lines.map((line) => `- ${line}`)];
}

function failureLine({ id, verdict, failure }: CheckResult): string {
  const why =
    failure === undefined ? "" : `: ${markdownText(failure.message)} (${failure.clause}, ${failure.code})`;
  return `${markdownText(id)} ${verdictWord(verdict)}${why}`;
}

function exceptionLine(result: CheckResult): string[] {
  const { expected } = result;
  if (expected === undefined) return [];
  const until = expected.expires === undefined ? "" : `, until ${markdownText(expected.expires)}`;
  return [
    `${failureLine(result)}. ${markdownText(expected.reason)} (${markdownText(expected.link)}${until})`,
  ];
}
