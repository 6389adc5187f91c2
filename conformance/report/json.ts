/** The JSON report: exactly the shape of `schema/report.schema.json`, written once the run has ended. */
import type { Report } from "../engine/result.js";
import { withinDepth } from "./json-lines.js";
import type { MakeReporter } from "./reporter.js";
import { visibleJson } from "./visible.js";

export const jsonReporter: MakeReporter = (output) => (event) => {
  if (event.type === "run-finished") output.write(jsonReport(event.report));
};

/** Deep enough for every case that a check makes, and within what `JSON.stringify` can recurse into. */
const deepestInReport = 1_000;

/** The report's text. A value that JSON has no word for is `null`; nothing in it is invisible on a terminal. */
export function jsonReport(report: Report): string {
  const checks = report.checks.map((check) => {
    if (check.failure === undefined) return check;
    const { expected, actual, counterexample } = check.failure;
    const { case: testCase = null, ...more } = counterexample;
    const values = { expected: expected ?? null, actual: actual ?? null };
    return {
      ...check,
      failure: { ...check.failure, ...values, counterexample: { case: testCase, ...more } },
    };
  });
  return `${visibleJson(JSON.stringify(withinDepth({ ...report, checks }, deepestInReport), null, 2))}\n`;
}
