import { describe, expect, it } from "vitest";
import { nestsDeeper } from "./json-depth.js";

describe("nestsDeeper", () => {
  it.each([
    ["[[1]]", 1, true],
    ["[[1]]", 2, false],
    ['{"a":{"b":[]}}', 2, true],
    ['{"a":{"b":[]}}', 3, false],
    ["[[],[],[]]", 2, false],
    ['["[[[[","{{{{"]', 1, false],
    ['["\\"[[","\\\\",[1]]', 1, true],
    ['["\\"[[","\\\\",1]', 1, false],
    ["[[[[", 3, true],
    ["]]]][[", 2, false],
    ["", 0, false],
  ])("%s deeper than %i: %s", (text, levels, expected) => {
    expect(nestsDeeper(Buffer.from(text), levels)).toBe(expected);
  });
});
