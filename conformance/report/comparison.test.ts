import { describe, expect, it } from "vitest";
import { comparison } from "./comparison.js";
import { palette } from "./palette.js";

const options = { width: 60, colors: palette(false), isTrace: false };
const names = (count: number): string[] => Array.from({ length: count }, (_, at) => `tool_number_${at}`);

describe("comparison", () => {
  it("puts short values under one another and points to where they part", () => {
    expect(comparison(["B", "a"], ["a", "B"], options)).toEqual([
      'expected  ["B", "a"]',
      'actual    ["a", "B"]',
      "            ^",
    ]);
  });

  it("does not point between values of different sorts", () => {
    expect(comparison("the socket stays open", { code: 4002 }, options)).toEqual([
      'expected  "the socket stays open"',
      'actual    { "code": 4002 }',
    ]);
  });

  it("merges long values and shows only what is near a difference", () => {
    const wrong = names(100);
    wrong[50] = "toolX";
    expect(comparison(names(100), wrong, options)).toEqual([
      "- expected  + actual",
      "  … (49 equal lines)",
      '    "tool_number_48",',
      '    "tool_number_49",',
      '-   "tool_number_50",',
      '+   "toolX",',
      "         ^",
      '    "tool_number_51",',
      '    "tool_number_52",',
      "  … (48 equal lines)",
    ]);
  });

  it("lines up two values of which only one would fit a line", () => {
    const wanted = { params: {}, names: ["-x", "10", "9", "A", "_x", "a", "a-b", "aB", "a_b", "z"] };
    expect(comparison(wanted, { names: ["-x"] }, options)).toEqual([
      "- expected  + actual",
      "  {",
      '-   "params": {},',
      '-   "names": [',
      '-     "-x",',
      '-     "10",',
      '-     "9",',
      '-     "A",',
      '-     "_x",',
      '-     "a",',
      '-     "a-b",',
      '-     "aB",',
      '-     "a_b",',
      '-     "z"',
      "-   ]",
      '+   "names": ["-x"]',
      "  }",
    ]);
  });

  it("points into a line that replaces another of its kind", () => {
    const names = ["-x", "10", "9", "A", "_x", "a", "a-b", "B"];
    const wanted = { params: {}, names };
    expect(comparison(wanted, { names: names.with(7, "b") }, options)).toEqual([
      "- expected  + actual",
      "  {",
      '-   "params": {},',
      '-   "names": ["-x", "10", "9", "A", "_x", "a", "a-b", "B"]',
      '+   "names": ["-x", "10", "9", "A", "_x", "a", "a-b", "b"]',
      "                                                       ^",
      "  }",
    ]);
  });

  it("shows the place where two long strings part", () => {
    const text = (middle: string): string => "x".repeat(2_000) + middle + "y".repeat(2_000);
    const lines = comparison([text("A"), 1], [text("B"), 1], options);
    expect(lines.filter((line) => /^[-+] …\(.*\)…x+[AB]y+…\(.*\)…$/.test(line))).toHaveLength(2);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(80);
  });

  it("ends a difference that nobody would read to its end, unless told not to", () => {
    const other = names(500).map((name) => `${name}!`);
    const lines = comparison(names(500), other, options);
    expect(lines).toHaveLength(42);
    expect(lines.at(-1)).toMatch(/^ {2}… \(\d+ more lines; --trace shows all\)$/);
    expect(comparison(names(500), other, { ...options, isTrace: true })).toHaveLength(1_003);
  });
});
