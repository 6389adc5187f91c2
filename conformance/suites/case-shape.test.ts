/** What a replay rests on: a case that the kit has just stored fits its check, whatever the seed was. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { caseShape, misfitOf } from "../engine/case-shape.js";
import { daemonChecks } from "./catalogue.js";

const generated = daemonChecks.flatMap((check) => {
  const [profile = "groups"] = check.profiles;
  const cases = check.cases(profile);
  return cases.from === "generator" ? [{ id: check.id, cases }] : [];
});

describe("a generated case", () => {
  it.each(generated)("fits $id, of whatever seed", ({ cases }) => {
    const shape = caseShape(cases);
    const misfits = fc
      .sample(cases.arbitrary, { numRuns: 100, seed: 99 })
      .map((testCase) => misfitOf(shape, testCase));
    expect([...new Set(misfits)]).toEqual([undefined]);
  });
});
