import { describe, expect, it } from "vitest";
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
    const reports = openReports(requests, streams, options);
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
