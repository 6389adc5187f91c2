/** The report in SARIF 2.1.0, for code scanning: a rule for each clause, a result for each check that did not pass. */
import { createHash } from "node:crypto";
import { clauseIds, clauses, specificationVersion } from "../../generated/clauses.js";
import type { ClauseId } from "../../generated/clauses.js";
import { exitCodes } from "../engine/exit-code.js";
import type { CheckResult, Failure, Report } from "../engine/result.js";
import { clauseUrl } from "./clause-link.js";
import { expectationProblems, expectedFailure, expectedText } from "./expected-failures.js";
import { comparisonLines, headline } from "./plain-failure.js";
import type { MakeReporter } from "./reporter.js";
import { visible, visibleJson } from "./visible.js";

export const sarifReporter: MakeReporter = (output) => (event) => {
  if (event.type === "run-finished") output.write(sarifReport(event.report));
};

/** Lines of a result's message: it is shown in a list. */
const mostMessageLines = 24;

/** The report's text. */
export function sarifReport(report: Report): string {
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [runOf(report)],
  };
  return `${visibleJson(JSON.stringify(log, null, 2))}\n`;
}

function runOf(report: Report): object {
  const { kit, exitCode, startedAt, durationMs, profile, seed, target, musts } = report;
  return {
    tool: {
      driver: {
        name: kit.name,
        semanticVersion: kit.version,
        version: kit.version,
        rules: clauseIds.map(ruleOf),
      },
    },
    columnKind: "utf16CodeUnits",
    invocations: [
      {
        // Whether the kit did its work, whatever it found.
        executionSuccessful: exitCode === exitCodes.conforming || exitCode === exitCodes.notConforming,
        exitCode,
        startTimeUtc: startedAt,
        endTimeUtc: new Date(Date.parse(startedAt) + durationMs).toISOString(),
        toolExecutionNotifications: notificationsOf(report),
      },
    ],
    results: report.checks.flatMap((check) =>
      check.failure === undefined || check.verdict === "kit-bug" ? [] : [resultOf(check, check.failure)],
    ),
    properties: {
      target: visible(target.name),
      profile,
      seed,
      specification: specificationVersion,
      mustsChecked: musts.checked,
      musts: musts.of,
    },
  };
}

function ruleOf(id: ClauseId): object {
  const { title, text, level, family, profiles } = clauses[id];
  return {
    id,
    name: ruleName(title),
    shortDescription: { text: title },
    fullDescription: { text: `${id} (${level}): ${title}` },
    help: { text, markdown: text },
    helpUri: clauseUrl(clauses[id]),
    defaultConfiguration: { level: level === "MUST" ? "error" : "warning" },
    properties: { tags: [family, level, ...profiles] },
  };
}

/** `SelectingAGroup`: viewers show a rule's name as an identifier. */
function ruleName(title: string): string {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

function resultOf(check: CheckResult, failure: Failure): object {
  const { clause } = failure;
  const { document, line } = clauses[clause];
  const expected = expectedFailure(check);
  const fingerprint = createHash("sha256").update(`${check.id}\n${failure.code}`).digest("hex").slice(0, 32);
  return {
    ruleId: clause,
    ruleIndex: clauseIds.indexOf(clause),
    level: check.verdict === "warn" ? "warning" : "error",
    message: { text: messageOf(check, failure) },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: document }, region: { startLine: line } },
        logicalLocations: [{ fullyQualifiedName: check.id, kind: "member" }],
      },
    ],
    // The first is what code scanning goes by; without it, it would need the document.
    partialFingerprints: {
      primaryLocationLineHash: `${fingerprint}:1`,
      "appductCheckAndCode/v1": fingerprint,
    },
    ...(expected === undefined
      ? {}
      : {
          suppressions: [
            { kind: "external", status: "accepted", justification: visible(expectedText(expected)) },
          ],
        }),
    properties: {
      check: check.id,
      verdict: check.verdict,
      code: failure.code,
      clauses: check.clauses,
      replay: visible(failure.replay),
    },
  };
}

function messageOf(check: CheckResult, failure: Failure): string {
  const lines = comparisonLines(failure);
  const shown = lines.slice(0, mostMessageLines);
  const more = shown.length === lines.length ? [] : [`… (${lines.length - shown.length} more lines)`];
  return [
    `${check.id}: ${headline(check)}`,
    ...shown,
    ...more,
    `See it again: ${visible(failure.replay)}`,
  ].join("\n");
}

/** What is no finding about the target: bugs of the kit, expectations that do not hold, remarks. */
function notificationsOf(report: Report): object[] {
  const bugs = report.checks.filter(({ verdict }) => verdict === "kit-bug");
  const notify = (level: string) => (text: string) => ({ level, message: { text: visible(text) } });
  return [
    ...bugs.map((check) => `${check.id}: a bug of the kit: ${headline(check)}`).map(notify("error")),
    ...expectationProblems(report).map(notify("error")),
    ...report.notes.map(notify("note")),
  ];
}
