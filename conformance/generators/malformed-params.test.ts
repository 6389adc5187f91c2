import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isJsonObject, jsonEqual } from "../spec/json.js";
import { judgeListParams } from "../spec/list-params.js";
import { malformedParams } from "./malformed-params.js";

describe.each(["groups", "subgroups", "base"] as const)("malformed params in profile %s", (profile) => {
  const samples = fc.sample(malformedParams(profile), { seed: 1, numRuns: 2000 });

  test("are refused by the oracle, and their controls are not", () => {
    for (const { params, control } of samples) {
      expect(judgeListParams(params, profile), JSON.stringify(params)).toMatchObject({ verdict: "refused" });
      expect(judgeListParams(control, profile), JSON.stringify(control)).toMatchObject({ verdict: "query" });
    }
  });

  test("differ from their controls in one param", () => {
    for (const { params, control } of samples) {
      if (!isJsonObject(params)) continue;
      const differing = Object.keys(params).filter((param) => !jsonEqual(params[param], control[param]));
      expect(differing).toHaveLength(1);
    }
  });

  test("are wrong in each of the params", () => {
    const whys = samples.map(({ params }) => judgeListParams(params, profile));
    const reasons = whys.flatMap((judged) => (judged.verdict === "refused" ? [judged.why] : []));
    const wanted = [
      "selector",
      "filter",
      "limit",
      "offset",
      "params",
      ...(profile === "base" ? [] : ["group"]),
    ];
    for (const param of wanted)
      expect(
        reasons.some((why) => why.startsWith(param)),
        param,
      ).toBe(true);
    expect(reasons).toContain("filter has 257 code units");
  });
});
