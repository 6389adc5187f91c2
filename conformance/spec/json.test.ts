import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonEqual } from "./json.js";

describe("jsonEqual", () => {
  it.each([
    ['{"a":1,"b":[2]}', '{"b":[2.0],"a":1}', true],
    ["0", "-0", true],
    ['{"__proto__":1}', '{"__proto__":1}', true],
    ['{"__proto__":1}', "{}", false],
    ['{"a":1}', '{"b":1}', false],
    ["[1,2]", "[2,1]", false],
    ["[]", "{}", false],
    ["{}", "[]", false],
    ["1", "true", false],
    ["null", "{}", false],
    ["[[1,[2]],3]", "[[1,[4]],3]", false],
  ])("of %s and %s: %s", (a, b, expected) => {
    expect(jsonEqual(JSON.parse(a), JSON.parse(b))).toBe(expected);
  });

  it("holds of a value and its copy", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(jsonEqual(JSON.parse(text), JSON.parse(text))).toBe(true);
      }),
    );
  });

  it("compares what nests deeper than any stack", () => {
    const nested = (core: string): unknown =>
      JSON.parse(`${'{"a":['.repeat(100_000)}${core}${"]}".repeat(100_000)}`);
    expect(jsonEqual(nested("1"), nested("1"))).toBe(true);
    expect(jsonEqual(nested("1"), nested("2"))).toBe(false);
  });
});
