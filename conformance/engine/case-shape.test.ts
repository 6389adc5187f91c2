import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Cases } from "./check.js";
import { caseShape, misfitOf } from "./case-shape.js";

const listing: Cases<unknown> = {
  from: "generator",
  share: 1,
  arbitrary: fc.record(
    { registry: fc.array(fc.string()), limit: fc.option(fc.nat()), sent: fc.jsonValue() },
    { requiredKeys: ["registry", "sent"] },
  ),
};
const texts: Cases<unknown> = { from: "vectors", vectors: [{ name: "a", case: "a" }] };

describe("a stored case", () => {
  it.each([
    { registry: [], limit: 3, sent: 1 },
    { registry: ["x"], limit: null, sent: { any: "thing" } },
    // What was simplified may have lost a member: whether it matters, performing it tells.
    { registry: [] },
    {},
  ])("fits: %j", (testCase) => {
    expect(misfitOf(caseShape(listing), testCase)).toBeUndefined();
  });

  it.each([
    [{ registry: [], query: {} }, 'it has a member "query", and the check\'s cases have none of that name'],
    [
      { registry: {} },
      'its member "registry" is of the kind object, and in the check\'s cases of the kind array',
    ],
    [[], "it is of the kind array, and the check's cases are of the kind object"],
    [null, "it is of the kind null, and the check's cases are of the kind object"],
  ])("does not fit any more: %j", (testCase, why) => {
    expect(misfitOf(caseShape(listing), testCase)).toBe(why);
  });

  it("is held to the vectors where these are the cases", () => {
    expect(misfitOf(caseShape(texts), "b")).toBeUndefined();
    expect(misfitOf(caseShape(texts), 1)).toBe(
      "it is of the kind number, and the check's cases are of the kind string",
    );
  });
});
