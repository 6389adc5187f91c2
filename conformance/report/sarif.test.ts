import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { clauseIds, clauses } from "../../generated/clauses.js";
import type { Report } from "../engine/result.js";
import { packageRoot } from "../package-info.js";
import { sarifReport } from "./sarif.js";
import { everyVerdict, hostileReport } from "./testing/every-verdict.js";
import { failing, reportOf } from "./testing/results.js";
import { sarifSchema } from "./testing/sarif-schema.js";

type Result = {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly {
    readonly physicalLocation: {
      readonly artifactLocation: { readonly uri: string };
      readonly region: { readonly startLine: number };
    };
  }[];
  readonly partialFingerprints: Readonly<Record<string, string>>;
  readonly suppressions?: readonly { readonly kind: string; readonly justification: string }[];
  readonly properties: { readonly check: string };
};

type Run = {
  readonly tool: {
    readonly driver: { readonly rules: readonly { readonly id: string; readonly helpUri: string }[] };
  };
  readonly invocations: readonly {
    readonly executionSuccessful: boolean;
    readonly toolExecutionNotifications: readonly {
      readonly level: string;
      readonly message: { text: string };
    }[];
  }[];
  readonly results: readonly Result[];
};

function runOf(report: Report): Run {
  const [run] = (JSON.parse(sarifReport(report)) as { runs: Run[] }).runs;
  if (run === undefined) throw new Error("no run");
  return run;
}

function resultOf(report: Report, check: string): Result {
  const result = runOf(report).results.find(({ properties }) => properties.check === check);
  if (result === undefined) throw new Error(`no result of ${check}`);
  return result;
}

const validate = new Ajv({ allErrors: true }).compile(sarifSchema);

describe("a SARIF report", () => {
  it.each<[string, Report]>([
    ["a report with every verdict", everyVerdict()],
    ["a report whose target wrote everywhere", hostileReport()],
    ["a report without a check", reportOf([])],
  ])("has the parts that the standard demands: %s", (_, report) => {
    validate(JSON.parse(sarifReport(report)));
    expect(validate.errors ?? []).toEqual([]);
  });

  it("has a rule for each clause, with a page of its own", () => {
    const { rules } = runOf(everyVerdict()).tool.driver;
    expect(rules.map(({ id }) => id)).toEqual(clauseIds);
    expect(new Set(rules.map(({ helpUri }) => helpUri)).size).toBe(clauseIds.length);
    expect(rules.find(({ id }) => id === "LIST-03")?.helpUri).toMatch(/#list-03-selecting-a-group$/);
  });

  it("has a result for each check that was found not to conform", () => {
    expect(runOf(everyVerdict()).results.map(({ properties, level }) => [properties.check, level])).toEqual([
      ["list.fails", "error"],
      ["list.warns", "warning"],
      ["list.flickers", "error"],
      ["wire.crashes", "error"],
      ["wire.hangs", "error"],
      ["list.expected", "error"],
    ]);
  });

  it("points to the heading of the clause", () => {
    const { locations, ruleId, ruleIndex } = resultOf(everyVerdict(), "list.fails");
    const { artifactLocation, region } = locations[0]?.physicalLocation ?? expect.fail("no location");
    const lines = readFileSync(join(packageRoot, artifactLocation.uri), "utf8").split("\n");
    expect(lines[region.startLine - 1]).toBe(`### LIST-02: ${clauses["LIST-02"].title}`);
    expect([ruleId, clauseIds[ruleIndex]]).toEqual(["LIST-02", "LIST-02"]);
  });

  it("knows a failure again by its check and code, whatever else changes", () => {
    const printed = (failure: object, more: object = {}): Readonly<Record<string, string>> =>
      resultOf(reportOf([failing(failure, { id: "list.x", ...more })]), "list.x").partialFingerprints;
    const first = printed({});
    expect(printed({ message: "other words", actual: 3 }, { durationMs: 1 })).toEqual(first);
    expect(printed({ code: "wrong-tools" })).not.toEqual(first);
  });

  it("suppresses an expected failure, and says why", () => {
    expect(resultOf(everyVerdict(), "list.expected").suppressions).toEqual([
      {
        kind: "external",
        status: "accepted",
        justification: "the old sort is replaced in May (https://example.test/1, until 2026-06-01)",
      },
    ]);
    expect(resultOf(everyVerdict(), "list.fails")).not.toHaveProperty("suppressions");
  });

  it("does not blame the target for a bug of the kit", () => {
    const [invocation] = runOf(everyVerdict()).invocations;
    expect(invocation?.executionSuccessful).toBe(false);
    expect(invocation?.toolExecutionNotifications).toEqual([
      { level: "error", message: { text: expect.stringContaining("wire.bug: a bug of the kit") as string } },
    ]);
  });

  it("holds nothing that a terminal acts upon", () => {
    expect(sarifReport(hostileReport())).not.toMatch(/[^\n\P{Cc}]|[\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
  });
});
