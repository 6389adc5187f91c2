import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Profile } from "../../generated/clauses.js";
import { judgeDescriptor } from "../spec/descriptor.js";
import { jsonEqual } from "../spec/json.js";
import { brokenDescriptor } from "./invalid-descriptor.js";

const profiles: readonly Profile[] = ["groups", "subgroups", "base"];

describe.each(profiles)("a broken descriptor in %s", (profile) => {
  it("is refused by the clause that it names, and by no other", () => {
    fc.assert(
      fc.property(brokenDescriptor(profile), ({ descriptor, clause }) => {
        expect(judgeDescriptor(descriptor, profile)).toMatchObject({ verdict: "invalid", clause });
      }),
      { numRuns: 2000 },
    );
  });

  it("is the same after a way through JSON", () => {
    fc.assert(
      fc.property(brokenDescriptor(profile), (broken) => {
        expect(jsonEqual(JSON.parse(JSON.stringify(broken)), broken)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("breaks each of DESC-01 to DESC-08 that the profile has", () => {
    const clauses = new Set(fc.sample(brokenDescriptor(profile), 500).map(({ clause }) => clause));
    const ofGroups = profile === "base" ? [] : ["DESC-07"];
    const others = ["DESC-01", "DESC-02", "DESC-03", "DESC-04", "DESC-05", "DESC-06", "DESC-08"];
    expect([...clauses].sort()).toEqual([...others, ...ofGroups].sort());
  });
});
