import { describe, expect, it } from "vitest";
import { jsonLine, jsonLines, withinDepth } from "./json-lines.js";

describe("jsonLines", () => {
  it("keeps on one line what fits on one", () => {
    expect(jsonLines({ a: [1, "b", null], c: {} }, { width: 40 })).toEqual([
      '{ "a": [1, "b", null], "c": {} }',
    ]);
  });

  it("gives the members of what does not fit a line each", () => {
    expect(jsonLines({ names: ["one", "two"], n: 1 }, { width: 20 })).toEqual([
      "{",
      '  "names": [',
      '    "one",',
      '    "two"',
      "  ],",
      '  "n": 1',
      "}",
    ]);
  });

  it("is JSON again when nothing is left out", () => {
    const value = { "a\u202e": ["\u001b", { b: -0.5, c: [[], {}] }], long: "x".repeat(50) };
    expect(JSON.parse(jsonLines(value, { width: 20 }).join("\n"))).toEqual(value);
  });

  it("says how much of a string and of a list it leaves out", () => {
    const limits = { width: 40, longestString: 5, mostElements: 2 };
    expect(jsonLines(["x".repeat(1_005), 1, 2, 3], limits)).toEqual([
      "[",
      '  "xxxxx…" (1,000 more characters),',
      "  1,",
      "  … (2 more)",
      "]",
    ]);
  });

  it("survives what nests deeper than any recursion", () => {
    const deep: unknown = JSON.parse("[".repeat(200_000) + "]".repeat(200_000));
    expect(jsonLine(deep)).toContain("… (nests deeper)");
  });

  it("has a word for what JSON has none for", () => {
    expect(jsonLine({ gone: undefined, list: [undefined, NaN], big: 2n ** 64n })).toBe(
      '{ "list": [null, null], "big": "18446744073709551616" }',
    );
  });
});

describe("withinDepth", () => {
  it("keeps a member that is called __proto__", () => {
    const value: unknown = JSON.parse('{"__proto__":{"a":1}}');
    expect(JSON.stringify(withinDepth(value))).toBe('{"__proto__":{"a":1}}');
  });
});
