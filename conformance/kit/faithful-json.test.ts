import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Profile } from "../../generated/clauses.js";
import { daemonChecks } from "../suites/catalogue.js";
import { faithfulJson } from "./faithful-json.js";

const again = (value: unknown): unknown => JSON.parse(faithfulJson(value));

describe("JSON that keeps a value as it is", () => {
  it.each([
    ["a negative zero", [-0, 0]],
    ["infinities", [Infinity, -Infinity]],
    ["the largest and the smallest numbers", [Number.MAX_VALUE, 5e-324, 2 ** 53 + 2, 1e21, -1e-7]],
    ["lone surrogates", ["\ud800", "a\udfff", "\udc00\ud800"]],
    ["characters that a terminal acts upon", ["\u0000\u001b[2J\u202e\u2028\u007f"]],
    ["members of every name", JSON.parse('{"__proto__":{"a":1},"constructor":null,"":[]}')],
    ["empty ones", [[], {}, "", null, false]],
  ])("keeps %s", (_, value) => {
    expect(again(value)).toStrictEqual(value);
  });

  it("leaves out a member without a value, as JSON does", () => {
    expect(again({ a: undefined, b: 1 })).toStrictEqual({ b: 1 });
  });

  it.each([[NaN], [[undefined]], [1n], [() => 1]])("refuses what JSON has no text for: %s", (value) => {
    expect(() => faithfulJson(value)).toThrow(TypeError);
  });

  it("keeps every value that JSON can hold", () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
        expect(isDeepStrictEqual(again(value), value)).toBe(true);
      }),
    );
  });
});

describe("the cases of every check", () => {
  const profiles: readonly Profile[] = ["groups", "subgroups", "base"];

  it.each(profiles)("are the same again when they are read from a file, in profile %s", (profile) => {
    for (const check of daemonChecks.filter((candidate) => candidate.profiles.includes(profile))) {
      const cases = check.cases(profile);
      const some =
        cases.from === "vectors"
          ? cases.vectors.map((vector) => vector.case)
          : fc.sample(cases.arbitrary, { numRuns: 25, seed: 7 });
      for (const testCase of some)
        expect(isDeepStrictEqual(plain(again(testCase)), plain(testCase)), check.id).toBe(true);
    }
  });
});

/** With the usual prototypes: JSON has no others, and no check looks at them. Everything else stays as it is. */
function plain(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]));
}
