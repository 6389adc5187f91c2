/** For tests of reporters: results and reports in which only what a test is about needs to be said. */
import { exitCodeOf } from "../../engine/exit-code.js";
import type { CheckResult, Failure, Report } from "../../engine/result.js";
import { countVerdicts } from "../../engine/verdict.js";
import type { EngineEvent } from "../../engine/events.js";
import type { Output } from "../reporter.js";

export function passing(more: Partial<CheckResult> = {}): CheckResult {
  return {
    id: "list.sorted-by-name",
    suite: "list",
    title: "tools come sorted by name, by code unit",
    clauses: ["LIST-02"],
    level: "MUST",
    kind: "property",
    verdict: "pass",
    runs: 100,
    durationMs: 84,
    ...more,
  };
}

export function failing(failure: Partial<Failure> = {}, more: Partial<CheckResult> = {}): CheckResult {
  return passing({
    verdict: "fail",
    failure: {
      code: "wrong-order",
      clause: "LIST-02",
      message: "the tools are not sorted by name",
      expected: ["B", "a"],
      actual: ["a", "B"],
      counterexample: { case: [{ name: "B" }, { name: "a" }] },
      alsoFailing: [],
      transcript: [],
      stderr: "",
      replay: "npx appduct-conformance --only list.sorted-by-name",
      confirmed: { seen: 2, of: 2 },
      shrinks: 14,
      ...failure,
    },
    ...more,
  });
}

/** A failure in which everything that a target can put into a report is meant for the terminal it ends on. */
export function hostileFailure(): CheckResult {
  const hostile = "\u001b]0;owned\u0007\u001b[2J\u202e\u009b31m\ud800\r\n\u0000";
  return failing({
    message: `it said ${hostile}`,
    expected: { [hostile]: 1 },
    actual: { [hostile]: hostile.repeat(500) },
    counterexample: { case: [hostile], vector: hostile, after: [hostile] },
    alsoFailing: [hostile],
    transcript: [
      { ms: 1, channel: "rpc", dir: "send", text: `{"id":1}${hostile}` },
      { ms: 2, channel: hostile, dir: "receive", text: hostile.repeat(400) },
      { ms: 3, channel: "transcript", dir: "note", text: hostile },
    ],
    stderr: hostile.repeat(100),
    replay: `npx appduct-conformance --target '${hostile}'`,
  });
}

export function reportOf(checks: readonly CheckResult[], more: Partial<Report> = {}): Report {
  return {
    schema: "appduct-conformance-report/1",
    kit: { name: "appduct-conformance", version: "1.2.3" },
    specification: { version: "1.0.0" },
    target: { kind: "daemon", name: "./daemon", version: "9" },
    profile: "groups",
    seed: 1,
    runs: 100,
    requestedRuns: 100,
    startedAt: "2026-01-01T00:00:00.000Z",
    durationMs: 12_345,
    summary: countVerdicts(checks.map(({ verdict }) => verdict)),
    musts: { checked: 1, of: 2, unchecked: [{ clause: "WIRE-08", reason: "not observable on a daemon" }] },
    scope: { checks: checks.length, missing: [], reduced: [] },
    exitCode: exitCodeOf(checks, 0),
    checks,
    notes: [],
    ...more,
  };
}

/** The events of a run that has these results. */
export function eventsOf(report: Report): EngineEvent[] {
  const suites = [...new Set(report.checks.map(({ suite }) => suite))].map((name) => ({
    name,
    checks: report.checks.filter(({ suite }) => suite === name).length,
  }));
  const { profile, seed, runs, target } = report;
  const planned = report.checks.length;
  return [
    { type: "run-started", target: target.name, profile, planned, suites, seed, runs },
    ...report.checks.flatMap((result): EngineEvent[] => [
      { type: "check-started", id: result.id },
      { type: "check-progress", id: result.id, phase: "search", done: 0, of: 100 },
      { type: "check-finished", result },
    ]),
    { type: "run-finished", report },
  ];
}

/** An output that remembers. */
export function memory(more: Partial<Output> = {}): Output & { readonly text: () => string } {
  let text = "";
  return {
    write: (part) => void (text += part),
    columns: 80,
    isLive: false,
    hasColor: false,
    text: () => text,
    ...more,
  };
}
