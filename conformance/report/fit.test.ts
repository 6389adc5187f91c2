import { describe, expect, it } from "vitest";
import { cutAround, cutMiddle, foldJson, wrapWords } from "./fit.js";

describe("wrapWords", () => {
  it("breaks at blanks and never inside a word", () => {
    expect(wrapWords("one two /a/very/long/path three", 8)).toEqual([
      "one two",
      "/a/very/long/path",
      "three",
    ]);
  });

  it("is one empty line for nothing", () => {
    expect(wrapWords("", 8)).toEqual([""]);
  });
});

describe("cutMiddle", () => {
  it("leaves what fits", () => {
    expect(cutMiddle("x".repeat(20), 20)).toBe("x".repeat(20));
  });

  it("keeps both ends and counts what is missing", () => {
    const cut = cutMiddle(`${"a".repeat(50)}${"b".repeat(50)}`, 30);
    const [, head = "", missing, tail = ""] = /^(a+)…\((\d+)\)…(b+)$/.exec(cut) ?? [];
    expect(head.length + Number(missing) + tail.length).toBe(100);
    expect(cut.length).toBeLessThanOrEqual(30);
  });
});

describe("cutAround", () => {
  it("keeps the place that matters", () => {
    const text = `${"a".repeat(1_000)}X${"b".repeat(1_000)}`;
    expect(cutAround(text, 1_000, 11)).toBe("…(995)…aaaaaXbbbbb…(995)…");
    expect(cutAround(text, 0, 5)).toBe("aaaaa…(1,996)…");
  });
});

describe("foldJson", () => {
  it("breaks after a comma where there is one, and loses nothing", () => {
    const text = '{"jsonrpc":"2.0","id":7,"method":"tools.list"}';
    expect(foldJson(text, 30)).toEqual(['{"jsonrpc":"2.0","id":7,', '"method":"tools.list"}']);
  });

  it("breaks at the width where there is none", () => {
    expect(foldJson("x".repeat(25), 10)).toEqual(["x".repeat(10), "x".repeat(10), "x".repeat(5)]);
  });
});
