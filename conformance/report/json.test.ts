import { describe, expect, it } from "vitest";
import { validateReport } from "../../generated/validators.js";
import { jsonReport, jsonReporter } from "./json.js";
import { eventsOf, failing, hostileFailure, memory, passing, reportOf } from "./testing/results.js";

describe("the JSON report", () => {
  it("is written once, when the run has ended", () => {
    const output = memory();
    const report = reportOf([passing(), failing()]);
    const tell = jsonReporter(output, { kit: report.kit, detail: "normal", isTrace: false, now: () => 0 });
    const events = eventsOf(report);
    for (const event of events.slice(0, -1)) tell(event);
    expect(output.text()).toBe("");
    for (const event of events.slice(-1)) tell(event);
    expect(JSON.parse(output.text())).toEqual(report);
  });

  it.each([
    ["passes", passing()],
    ["fails", failing({ counterexample: { case: 1, vector: "v", after: [2] }, alsoFailing: ["w"] })],
    ["is not judged", passing({ verdict: "untestable", reason: "because" })],
    ["is hostile", hostileFailure()],
    ["saw nothing", failing({ expected: undefined, actual: undefined, counterexample: { case: undefined } })],
    ["is a bug of the kit's", failing({ code: "kit-bug" }, { verdict: "kit-bug" })],
  ])("is of the published shape when a check %s", (_, check) => {
    const report: unknown = JSON.parse(jsonReport(reportOf([check])));
    validateReport(report);
    expect(validateReport.errors ?? []).toEqual([]);
  });

  it("says what the target said, and shows none of it raw", () => {
    const text = jsonReport(reportOf([hostileFailure()]));
    expect(text).not.toMatch(/[^\n\P{C}]/u);
    expect(JSON.parse(text)).toEqual(reportOf([hostileFailure()]));
  });

  it("is written even of values that nest deeper than any recursion", () => {
    const deep: unknown = JSON.parse("[".repeat(200_000) + "]".repeat(200_000));
    expect(() => jsonReport(reportOf([failing({ actual: deep })]))).not.toThrow();
  });
});
