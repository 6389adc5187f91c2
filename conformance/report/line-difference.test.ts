import { describe, expect, it } from "vitest";
import { lineDifference } from "./line-difference.js";

const shown = (before: readonly string[], after: readonly string[]): string[] =>
  lineDifference(before, after).map(
    ({ kind, line }) => `${{ same: " ", removed: "-", added: "+" }[kind]}${line}`,
  );

describe("lineDifference", () => {
  it.each([
    [
      ["a", "b"],
      ["a", "b"],
      [" a", " b"],
    ],
    [
      ["a", "b", "c"],
      ["a", "c"],
      [" a", "-b", " c"],
    ],
    [
      ["a", "c"],
      ["a", "b", "c"],
      [" a", "+b", " c"],
    ],
    [
      ["a", "x", "c"],
      ["a", "y", "c"],
      [" a", "-x", "+y", " c"],
    ],
    [
      ["b", "a"],
      ["a", "b"],
      ["-b", " a", "+b"],
    ],
    [[], ["a"], ["+a"]],
    [["a"], [], ["-a"]],
    [["a,", "b"], ["a"], [" a", "-b"]],
  ])("from %j to %j", (before, after, edits) => {
    expect(shown(before, after)).toEqual(edits);
  });

  it("replaces the whole of a middle that is too large to compare", () => {
    const before = Array.from({ length: 2_000 }, (_, at) => `a${at}`);
    const after = Array.from({ length: 2_000 }, (_, at) => `b${at}`);
    const edits = lineDifference(["head", ...before, "tail"], ["head", ...after, "tail"]);
    expect(edits).toHaveLength(4_002);
    expect(edits.at(0)).toEqual({ kind: "same", line: "head" });
    expect(edits.at(-1)).toEqual({ kind: "same", line: "tail" });
  });
});
