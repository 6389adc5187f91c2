import { describe, expect, it } from "vitest";
import { count, visible, visibleJson, visibleLines } from "./visible.js";

describe("visible", () => {
  it.each([
    ["plain ASCII, and ümläut 日本 🎉", "plain ASCII, and ümläut 日本 🎉"],
    ["\u001b[2J", "\\u001b[2J"],
    ["a\nb\rc\td", "a\\nb\\rc\\td"],
    ["\u0000\u007f\u009b31m", "\\u0000\\u007f\\u009b31m"],
    ["\u202egnp.exe\u2066", "\\u202egnp.exe\\u2066"],
    ["zero\u200bwidth\ufeff", "zero\\u200bwidth\\ufeff"],
    ["a\u2028b\u2029", "a\\u2028b\\u2029"],
    ["no\u00a0break", "no\\u00a0break"],
    ["\ud800 alone \udc00", "\\ud800 alone \\udc00"],
    ["tag \u{e0041}", "tag \\u{e0041}"],
  ])("shows %j as %s", (text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  it("leaves nothing in the text that a terminal acts upon, whatever the code unit", () => {
    const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).join("");
    expect(visible(all, Infinity)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
  });

  it("keeps so much and counts the rest", () => {
    expect(visible("x".repeat(5_010), 10)).toBe("xxxxxxxxxx… (5,000 more characters)");
  });

  it("does not cut a character in two", () => {
    expect(visible("a🎉b", 2)).toBe("a… (3 more characters)");
  });
});

describe("visibleLines", () => {
  it("parts at line ends only", () => {
    expect(visibleLines("a\r\nb\n\u001bc\rd")).toEqual(["a", "b", "\\u001bc\\rd"]);
  });
});

describe("visibleJson", () => {
  it("is JSON of the same value, without anything invisible", () => {
    const value = { text: "\u202e\u009b\u007f\u200b\u2028\u{e0041}\ud800\u00a0 ü🎉" };
    const json = visibleJson(JSON.stringify(value));
    expect(JSON.parse(json)).toEqual(value);
    expect(json).toMatch(/^[ -~ü🎉]+$/u);
  });
});

describe("count", () => {
  it("parts the thousands", () => {
    expect(count(1_234_567)).toBe("1,234,567");
  });
});
