import { describe, expect, it } from "vitest";
import type { CheckResult, Report } from "../engine/result.js";
import { badge } from "./badge.js";
import { standingOf } from "./standing.js";
import { statement } from "./statement.js";
import { failing, hostileFailure, passing, reportOf } from "./testing/results.js";

const whole = { musts: { checked: 2, of: 2, unchecked: [] } };
const green = "#2b7a0b";
const expectedFailure: CheckResult = { ...failing(), expected: { reason: "a | b", link: "https://x/1" } };
const missing = (because: "selection" | "shard" | "unfinished", why: string): Partial<Report> => ({
  ...whole,
  scope: { checks: 5, missing: [{ because, why, checks: ["list.pages"] }], reduced: [] },
});
const unchecked = (gap?: true): Partial<Report> => ({
  musts: {
    checked: 1,
    of: 2,
    unchecked: [{ clause: "WIRE-08", reason: "no", ...(gap === undefined ? {} : { gap }) }],
  },
});

describe("what a report entitles to", () => {
  it.each<[string, readonly CheckResult[], Partial<Report>, string, string]>([
    ["a whole run", [passing()], whole, "conforming", "conforming"],
    ["MUSTs that no check can speak for", [passing()], unchecked(true), "conforming", "conforming"],
    [
      "an expected failure",
      [passing(), expectedFailure],
      { ...whole, exitCode: 0 },
      "exceptions",
      "conforming with 1 exception",
    ],
    ["a MUST that was not checked", [passing()], unchecked(), "partial", "partial, 1 of 2 MUSTs"],
    ["--only", [passing()], missing("selection", "--only list.*"), "partial", "partial"],
    [
      "a shard",
      [passing()],
      { ...missing("shard", "shard 1 of 2"), shard: { index: 1, of: 2 } },
      "partial",
      "partial",
    ],
    ["the only shard", [passing()], { ...whole, shard: { index: 1, of: 1 } }, "partial", "partial"],
    ["--bail", [passing()], { ...missing("unfinished", "--bail"), exitCode: 5 }, "partial", "partial"],
    ["an interruption", [passing()], { ...whole, exitCode: 130 }, "partial", "partial"],
    [
      "a sample",
      [passing()],
      { ...whole, scope: { checks: 1, missing: [], reduced: ["a sample"] } },
      "partial",
      "partial",
    ],
    ["nothing executed", [passing({ verdict: "n/a" })], whole, "partial", "partial"],
    ["a failure", [failing()], whole, "failing", "not conforming"],
    ["a failure in a part", [failing()], missing("selection", "--only x"), "failing", "not conforming"],
    [
      "a crash beside an exception",
      [failing({}, { verdict: "crash" }), expectedFailure],
      whole,
      "failing",
      "not conforming",
    ],
    [
      "an expectation that does not hold",
      [passing()],
      {
        ...whole,
        expectations: { entries: [], expected: 0, problems: [{ kind: "expired", message: "over" }] },
      },
      "failing",
      "not conforming",
    ],
    ["a bug of the kit", [failing({ code: "kit-bug" }, { verdict: "kit-bug" })], whole, "none", "no verdict"],
    ["an exit code from elsewhere", [passing()], { ...whole, exitCode: 77 }, "none", "no verdict"],
  ])("of %s", (_, checks, more, kind, words) => {
    const report = reportOf(checks, more);
    expect(standingOf(report)).toMatchObject({ kind, words });
    expect(badge(report).includes(green)).toBe(kind === "conforming");
    expect(badge(report)).toContain(`>${words}</text>`);
    expect(statement(report).includes("**The target is conforming")).toBe(
      ["conforming", "exceptions"].includes(kind),
    );
  });
});

describe("the statement", () => {
  it("says what was checked, and names every exception and every gap", () => {
    const text = statement(reportOf([passing(), expectedFailure], { ...unchecked(), exitCode: 0 })).replace(
      /&#(\d+);/g,
      (_, code) => String.fromCodePoint(Number(code)),
    );
    for (const line of [
      "| Target | ./daemon |",
      "| Version | 9 |",
      "| Specification | 1.0.0 |",
      "| Profile | groups |",
      "| MUSTs checked | 1 of 2 |",
      "| Checked by | appduct-conformance 1.2.3 |",
      "| Date | 2026-01-01 |",
      "| Seed | 1 |",
      "- 1 of 2 MUSTs were not checked",
    ]) {
      expect(text).toContain(`${line}\n`);
    }
    expect(text).toMatch(/^- WIRE-08 .*: no$/m);
    expect(text).toMatch(/^- list.*LIST-02, wrong-order.*a .{0,8}b/m);
  });
});

describe("what a target says of itself", () => {
  const name = '</title><script>alert("1")</script> | [x](javascript:y) `z`\u001b[2J\n# head';
  const report = reportOf([hostileFailure()], { target: { kind: "daemon", name, version: name } });

  it("is text in the badge", () => {
    expect(badge(report)).not.toMatch(/<script|[^\n\P{C}]/u);
    expect(badge(report).match(/<title>/g)).toHaveLength(1);
  });

  it("is text in the statement", () => {
    const text = statement(report);
    expect(text).not.toMatch(/<script|(?<!\\)\[x\]|^# head|[^\n\P{C}]/mu);
    const row = text.split("\n").find((line) => line.startsWith("| Target")) ?? "";
    expect(row.match(/(?<!\\)\|/g)).toHaveLength(3);
  });
});
