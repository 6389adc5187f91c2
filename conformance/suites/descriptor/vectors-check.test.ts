import { describe, expect, it } from "vitest";
import type { ClauseId, Profile } from "../../../generated/clauses.js";
import { rawDescriptorFixtures, toolDescriptorFixtures } from "../fixtures.js";
import { judgeDescriptor } from "../../spec/descriptor.js";
import { descriptorChecks } from "../descriptor.js";
import { hasOddLiteral } from "./odd-literal.js";
import { amongValidOnes } from "./verdict.js";
import { notJsonVectors } from "./vectors-check.js";

const profiles: readonly Profile[] = ["groups", "subgroups", "base"];

/** The names of all vectors that the suite's checks perform. */
function performed(profile: Profile): string[] {
  return descriptorChecks
    .filter((check) => check.kind === "vector" && check.profiles.includes(profile))
    .map((check) => check.cases(profile))
    .flatMap((cases) => (cases.from === "vectors" ? cases.vectors.map(({ name }) => name) : []));
}

describe.each(profiles)("the descriptor suite in %s", (profile) => {
  const isOfProfile = (fixture: { readonly profiles?: readonly Profile[] }): boolean =>
    fixture.profiles?.includes(profile) ?? true;

  it("performs every fixture of the profile once", () => {
    const vectors = performed(profile);
    const fixtures = [...toolDescriptorFixtures(), ...rawDescriptorFixtures()].filter(isOfProfile);
    for (const { name } of fixtures) expect(vectors.filter((vector) => vector === name)).toEqual([name]);
  });

  it("has a check about every clause of DESC", () => {
    const about = descriptorChecks.filter((check) => check.profiles.includes(profile));
    const clauses = new Set<ClauseId>(about.map((check) => check.clauses[0]));
    expect(clauses.size).toBe(11);
  });

  it("and the oracle say the same of every fixture that is a value", () => {
    for (const { name, descriptor, valid } of toolDescriptorFixtures().filter(isOfProfile)) {
      expect([name, judgeDescriptor(descriptor, profile).verdict]).toEqual([
        name,
        valid ? "valid" : "invalid",
      ]);
    }
  });

  it("never makes JSON of a text that is not, by putting it among others", () => {
    for (const { case: testCase } of notJsonVectors(profile)) {
      const frame = `{"tools":[${amongValidOnes([testCase.json]).join(",")}]}`;
      expect(() => JSON.parse(frame) as unknown).toThrow();
    }
  });
});

describe("an odd literal", () => {
  it.each(['{"a":NaN}', '{"a": 0x1388}', '{"a":[],"b": None}', '{"a":{"b": 01}}'])(
    "is found in %s",
    (text) => {
      expect(hasOddLiteral(text)).toBe(true);
    },
  );

  it.each(['{"a":1,}', "{a:1}", '{"a":"\n"}', '{"a":1} // NaN'])("is not what is wrong with %j", (text) => {
    expect(hasOddLiteral(text)).toBe(false);
  });
});
