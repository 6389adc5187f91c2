import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { hostileReport } from "../report/testing/every-verdict.js";
import { eventsOf, passing, reportOf } from "../report/testing/results.js";
import type { ReportRequest } from "./flag-values.js";
import { openReports, streamOutput } from "./outputs.js";

const stream = (more: object = {}) => {
  let text = "";
  return { write: (part: string) => (text += part) !== "", text: () => text, ...more };
};
const terminal = { isTTY: true, columns: 120 };

describe("a stream as an output", () => {
  it.each([
    ["a pipe", {}, true, {}, { columns: 80, isLive: false, hasColor: false }],
    ["a terminal", terminal, true, {}, { columns: 120, isLive: true, hasColor: true }],
    ["a terminal with --no-color", terminal, false, {}, { columns: 120, isLive: true, hasColor: false }],
    ["NO_COLOR", terminal, true, { NO_COLOR: "1" }, { columns: 120, isLive: true, hasColor: false }],
    ["an empty NO_COLOR", terminal, true, { NO_COLOR: "" }, { columns: 120, isLive: true, hasColor: true }],
    ["FORCE_COLOR", {}, true, { FORCE_COLOR: "1" }, { columns: 80, isLive: false, hasColor: true }],
    ["FORCE_COLOR=0", {}, true, { FORCE_COLOR: "0" }, { columns: 80, isLive: false, hasColor: false }],
    ["a dumb terminal", terminal, true, { TERM: "dumb" }, { columns: 120, isLive: false, hasColor: false }],
    ["a tiny terminal", { isTTY: true, columns: 7 }, true, {}, { columns: 40, isLive: true, hasColor: true }],
  ])("%s", (_, properties, wantsColor, env, expected) => {
    const { columns, isLive, hasColor } = streamOutput(stream(properties), wantsColor, env);
    expect({ columns, isLive, hasColor }).toEqual(expected);
  });
});

describe("the places of reports", () => {
  const places = (requests: readonly ReportRequest[]): { stdout: string; stderr: string } => {
    const streams = { stdout: stream(), stderr: stream() };
    const report = reportOf([passing()]);
    const options = {
      kit: report.kit,
      detail: "quiet",
      isTrace: false,
      now: () => 0,
      wantsColor: true,
    } as const;
    const reports = openReports(requests, streams, options, {});
    for (const event of eventsOf(report)) reports.onEvent(event);
    reports.end();
    const kindOf = (text: string): string => (text.startsWith("{") ? "json" : text.trim());
    return { stdout: kindOf(streams.stdout.text()), stderr: kindOf(streams.stderr.text()) };
  };

  it.each([
    [[], { stdout: "conforming", stderr: "" }],
    [[{ name: "terminal" }], { stdout: "conforming", stderr: "" }],
    [[{ name: "json" }], { stdout: "json", stderr: "" }],
    [[{ name: "json" }, { name: "terminal" }], { stdout: "json", stderr: "conforming" }],
    [[{ name: "json", file: "/dev/null" }], { stdout: "conforming", stderr: "" }],
    [[{ name: "terminal", file: "/dev/null" }], { stdout: "conforming", stderr: "" }],
  ] as const)("of %j", (requests, expected) => {
    expect(places(requests)).toEqual(expected);
  });
});

describe("in GitHub Actions", () => {
  const run = (requests: readonly ReportRequest[], env: NodeJS.ProcessEnv) => {
    const streams = { stdout: stream(), stderr: stream() };
    const report = hostileReport();
    const options = {
      kit: report.kit,
      detail: "normal",
      isTrace: true,
      now: () => 0,
      wantsColor: true,
    } as const;
    const reports = openReports(requests, streams, options, env);
    for (const event of eventsOf(report)) reports.onEvent(event);
    reports.end();
    return { stdout: streams.stdout.text().split("\n"), stderr: streams.stderr.text() };
  };
  const isCommand = (line: string): boolean => /^\s*::/.test(line) || line.includes("##[");
  const summaryPath = join(mkdtempSync(join(tmpdir(), "appduct-outputs-")), "summary.md");
  afterAll(() => {
    rmSync(dirname(summaryPath), { recursive: true });
  });

  it("annotations come before the terminal's report, and are the only commands", () => {
    const { stdout } = run([], { GITHUB_ACTIONS: "true", FORCE_COLOR: "1" });
    const commands = stdout.filter(isCommand);
    expect(commands).toHaveLength(5);
    expect(commands.every((line) => /^::(error|notice) file=docs/.test(line))).toBe(true);
    expect(stdout.at(-2)).toContain("no verdict: the kit itself failed");
  });

  it.each(["terminal", "json", "junit", "sarif", "html"] as const)(
    "a %s report on stdout holds no command",
    (name) => {
      const { stdout } = run([{ name }], { GITHUB_ACTIONS: "true" });
      expect(stdout.filter(isCommand)).toEqual([]);
      expect(stdout.length).toBeGreaterThan(20);
    },
  );

  it("the summary is added to what the step has already written", () => {
    writeFileSync(summaryPath, "before\n");
    run([], { GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: summaryPath });
    expect(readFileSync(summaryPath, "utf8")).toMatch(/^before\n## appduct/);
  });

  it("a summary that cannot be written is said, and spoils nothing", () => {
    const { stdout, stderr } = run([{ name: "github" }], { GITHUB_STEP_SUMMARY: dirname(summaryPath) });
    expect(stderr).toContain("the summary");
    expect(stdout.length).toBeGreaterThan(20);
  });

  it("nothing is added to reports that were asked for", () => {
    const { stdout } = run([{ name: "terminal" }], { GITHUB_ACTIONS: "true" });
    expect(stdout.filter((line) => line.startsWith("::"))).toEqual([]);
  });
});
