/** Annotations for GitHub Actions: a workflow command for each check that did not pass. */
import { clauses } from "../../generated/clauses.js";
import type { CheckResult, Report } from "../engine/result.js";
import { verdictWord } from "./counts-text.js";
import { expectationProblems, expectedFailure, expectedText } from "./expected-failures.js";
import { comparisonLines, headline } from "./plain-failure.js";
import type { MakeReporter } from "./reporter.js";
import { visible } from "./visible.js";
import { annotationCommand } from "./workflow-command.js";
import type { Annotation } from "./workflow-command.js";

export const githubReporter: MakeReporter = (output) => (event) => {
  if (event.type !== "run-finished") return;
  output.write(
    annotationsOf(event.report)
      .map((annotation) => `${annotationCommand(annotation)}\n`)
      .join(""),
  );
};

/** Lines of a comparison that an annotation shows: it stands beside a list of others. */
const mostLines = 12;

function annotationsOf(report: Report): Annotation[] {
  const failed = report.checks.flatMap((result) =>
    result.failure === undefined ? [] : [annotationOf(result)],
  );
  const problems = expectationProblems(report).map((message): Annotation => {
    return { level: "error", ...specification, title: "expectation", message: visible(message) };
  });
  return [...failed, ...problems];
}

const specification = { file: "docs/PROTOCOL.md", line: 1 } as const;

function annotationOf(result: CheckResult): Annotation {
  const { id, failure } = result;
  const expected = expectedFailure(result);
  const clause = clauses[failure?.clause ?? result.clauses[0] ?? "LIST-01"];
  const lines = failure === undefined ? [] : comparisonLines(failure).slice(0, mostLines);
  return {
    level: levelOf(result),
    file: clause.document,
    line: clause.line,
    title: `${clause.id} ${id} ${expected === undefined ? verdictWord(result.verdict) : "failed as expected"}`,
    message: [
      headline(result),
      ...(expected === undefined ? [] : [`expected: ${visible(expectedText(expected), 500)}`]),
      `${clause.id} ${clause.level} ${clause.title}`,
      ...lines,
      ...(failure === undefined ? [] : [visible(failure.replay)]),
    ].join("\n"),
  };
}

function levelOf(result: CheckResult): Annotation["level"] {
  if (expectedFailure(result) !== undefined) return "notice";
  return result.verdict === "warn" ? "warning" : "error";
}
