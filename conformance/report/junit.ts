/**
 * The report in JUnit's XML, in the shape that CI servers check (a `testsuite` for each suite, `failure`, `error`
 * and `skipped` before `system-out` and `system-err`). One test case is one check.
 */
import { clauses } from "../../generated/clauses.js";
import type { CheckResult, Report } from "../engine/result.js";
import { verdictWord } from "./counts-text.js";
import { expectationProblems, expectedFailure, expectedText } from "./expected-failures.js";
import { comparisonLines, exchangeLines, headline, inputLines, stderrLines } from "./plain-failure.js";
import type { MakeReporter } from "./reporter.js";
import { xmlLines, xmlText } from "./xml-text.js";

export const junitReporter: MakeReporter = (output) => (event) => {
  if (event.type === "run-finished") output.write(junitReport(event.report));
};

type Outcome = "passed" | "failure" | "error" | "skipped";

/** The report's text. */
export function junitReport(report: Report): string {
  const names = [...new Set(report.checks.map(({ suite }) => suite))];
  const suites = names.map((name) => ({
    name,
    cases: report.checks.filter(({ suite }) => suite === name).map(testCaseOf),
  }));
  const problems = expectationProblems(report).map(problemCase);
  if (problems.length > 0) suites.push({ name: "expectations", cases: problems });
  const all = suites.flatMap(({ cases }) => cases);
  const { tests, failures, errors, time } = counts(all);
  const root = attributes({ name: report.kit.name, tests, failures, errors, time });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${root}>`,
    ...suites.flatMap((suite) => suiteLines(suite, report)),
    "</testsuites>",
    "",
  ].join("\n");
}

type TestCase = {
  readonly name: string;
  readonly suite: string;
  readonly ms: number;
  readonly outcome: Outcome;
  readonly code: string;
  readonly message: string;
  readonly text: readonly string[];
  readonly out: readonly string[];
  readonly err: readonly string[];
};

function testCaseOf(result: CheckResult): TestCase {
  const { failure } = result;
  const expected = expectedFailure(result);
  const seen = headline(result);
  return {
    name: result.id,
    suite: result.suite,
    ms: result.durationMs,
    outcome: expected === undefined ? outcomeOf(result) : "skipped",
    code: failure?.code ?? result.verdict,
    message: expected === undefined ? seen : `expected failure: ${expectedText(expected)} [${seen}]`,
    text: failure === undefined ? [] : failureText(result),
    out: failure === undefined ? [] : outLines(result, expected !== undefined),
    err: failure === undefined ? [] : stderrLines(failure),
  };
}

function outcomeOf({ verdict }: CheckResult): Outcome {
  switch (verdict) {
    case "pass":
    case "warn":
      return "passed";
    case "fail":
    case "flaky":
      return "failure";
    case "crash":
    case "hang":
    case "kit-bug":
      return "error";
    case "n/a":
    case "untestable":
      return "skipped";
  }
}

function problemCase(message: string, at: number): TestCase {
  const code = "expectation";
  const name = `expectation ${at + 1}`;
  return {
    name,
    suite: "expectations",
    ms: 0,
    outcome: "failure",
    code,
    message,
    text: [message],
    out: [],
    err: [],
  };
}

function failureText({ failure, clauses: ids, title, verdict }: CheckResult): string[] {
  if (failure === undefined) return [];
  return [
    `${title} (${verdictWord(verdict)}, seen ${failure.confirmed.seen} of ${failure.confirmed.of})`,
    ...ids.map(
      (id) => `${id} ${clauses[id].level} ${clauses[id].title} (${clauses[id].document}:${clauses[id].line})`,
    ),
    "",
    ...comparisonLines(failure),
    "",
    "input",
    ...inputLines(failure),
    "",
    "see it again",
    failure.replay,
  ];
}

/** A test case that is not shown as failed has no other place for what was seen. */
function outLines(result: CheckResult, isExpected: boolean): string[] {
  const { failure } = result;
  if (failure === undefined) return [];
  const isShown = !isExpected && outcomeOf(result) !== "passed";
  const seen = isShown
    ? []
    : [`${verdictWord(result.verdict)}: ${headline(result)}`, ...failureText(result), ""];
  const exchanged = exchangeLines(failure);
  return [
    ...seen,
    ...(exchanged.length === 0 ? [] : ["exchanged (ms; → to the target, ← from it)", ...exchanged]),
  ];
}

function suiteLines({ name, cases }: { name: string; cases: readonly TestCase[] }, report: Report): string[] {
  const { tests, failures, errors, skipped, time } = counts(cases);
  const timestamp = report.startedAt.replace(/(\.\d+)?Z?$/, "");
  return [
    `  <testsuite${attributes({ name, tests, failures, errors, skipped, time, timestamp })}>`,
    "    <properties>",
    ...Object.entries(properties(report)).map(
      ([key, value]) => `      <property${attributes({ name: key, value })}/>`,
    ),
    "    </properties>",
    ...cases.flatMap(caseLines),
    "  </testsuite>",
  ];
}

function properties(report: Report): Record<string, string | number> {
  return {
    target: report.target.name,
    profile: report.profile,
    seed: report.seed,
    kit: `${report.kit.name} ${report.kit.version}`,
    specification: report.specification.version,
    "musts-checked": `${report.musts.checked} of ${report.musts.of}`,
  };
}

function caseLines({ name, suite, ms, outcome, code, message, text, out, err }: TestCase): string[] {
  const head = `    <testcase${attributes({ name, classname: `appduct.${suite}`, time: seconds(ms) })}`;
  const type = { message, type: code };
  const body = [
    ...(outcome === "passed" ? [] : [outcome === "skipped" ? `<skipped${attributes(type)}/>` : ""]),
    ...(outcome === "failure" || outcome === "error"
      ? [`<${outcome}${attributes(type)}>${xmlLines(text)}</${outcome}>`]
      : []),
    ...(out.length === 0 ? [] : [`<system-out>${xmlLines(out)}</system-out>`]),
    ...(err.length === 0 ? [] : [`<system-err>${xmlLines(err)}</system-err>`]),
  ].filter((line) => line !== "");
  if (body.length === 0) return [`${head}/>`];
  return [`${head}>`, ...body.map((line) => `      ${line}`), "    </testcase>"];
}

function counts(cases: readonly TestCase[]): {
  tests: number;
  failures: number;
  errors: number;
  skipped: number;
  time: string;
} {
  const number = (wanted: Outcome): number => cases.filter(({ outcome }) => outcome === wanted).length;
  return {
    tests: cases.length,
    failures: number("failure"),
    errors: number("error"),
    skipped: number("skipped"),
    time: seconds(cases.reduce((sum, { ms }) => sum + ms, 0)),
  };
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(3);
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${xmlText(String(value))}"`)
    .join("");
}
