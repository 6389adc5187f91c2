import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeListParams } from "../spec/list-params.js";
import { unknownParams } from "./unknown-params.js";

describe.each(["groups", "subgroups", "base"] as const)("unknown params in profile %s", (profile) => {
  const samples = fc.sample(unknownParams(profile), { seed: 1, numRuns: 2000 });

  test("ask for what an empty object asks for", () => {
    const plain = judgeListParams({}, profile);
    for (const params of samples) expect(judgeListParams(params, profile)).toEqual(plain);
  });

  test("are sometimes called __proto__, as a member of the object", () => {
    const hostile = samples.filter((params) => Object.hasOwn(params, "__proto__"));
    expect(hostile.length).toBeGreaterThan(10);
    for (const params of hostile) expect(JSON.stringify(params)).toContain('"__proto__":');
  });
});
