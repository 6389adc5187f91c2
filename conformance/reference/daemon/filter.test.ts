import { describe, expect, it } from "vitest";
import { fold, matches } from "./filter.js";

const finds = (filter: string, description: string): boolean =>
  matches({ name: "some_tool", description: fold(description) }, fold(filter));

describe("a filter", () => {
  it.each([
    ["LIST", "list items"],
    ["é", "CAFÉ"],
    ["Ж", "жук"],
    ["SOME_T", ""],
    [".", "a full stop."],
    ["\\d[", "literally \\d["],
    ["x", "İİİx"],
    ["ßx", "aßX"],
  ])("%j finds %j", (filter, description) => {
    expect(finds(filter, description)).toBe(true);
  });

  it.each([
    [" list", "list"],
    [".", "no full stop"],
    ["*", "anything"],
    ["toolx", "x"],
    ["i", "İ"],
  ])("%j does not find %j", (filter, description) => {
    expect(finds(filter, description)).toBe(false);
  });

  it("folds one character to one, so that lengths stay", () => {
    const hostile = "İßŉΣς\ud83d😀ÀẞǅK";
    expect(fold(hostile)).toHaveLength(hostile.length);
  });
});
