import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ClauseId, Profile } from "../../../generated/clauses.js";
import { changed } from "../../generators/registry-changes.js";
import { markedChange, markedTools } from "../../generators/registry-frames.js";
import { judgeDescriptor } from "../../spec/descriptor.js";
import { applyRemove, applySnapshot, applyUpsert } from "../../spec/registry.js";
import { registryChecks } from "../registry.js";

const profiles: readonly Profile[] = ["groups", "subgroups", "base"];

describe.each(profiles)("the registry suite in %s", (profile) => {
  it("has a check about every clause of REG that holds there", () => {
    const about = registryChecks.filter((check) => check.profiles.includes(profile));
    const clauses = new Set<ClauseId>(about.map((check) => check.clauses[0]));
    expect(clauses.has("REG-03")).toBe(profile !== "base");
    expect(clauses.has("REG-10")).toBe(profile === "base");
    expect(clauses.size).toBe(9);
  });

  it("sends tools that are valid", () => {
    fc.assert(
      fc.property(markedTools(profile, 6), (tools) => {
        for (const tool of tools) expect(judgeDescriptor(tool, profile).verdict).toBe("valid");
      }),
    );
  });

  it("expects of changes what the oracle says of them", () => {
    fc.assert(
      fc.property(markedTools(profile, 6), markedChange(profile), (registry, change) => {
        if ("remove" in change) {
          expect(changed(registry, change)).toEqual(applyRemove(registry, change.remove));
          return;
        }
        const verdict =
          "upsert" in change
            ? applyUpsert(registry, change.upsert, profile)
            : applySnapshot(change.snapshot, profile);
        expect(verdict).toEqual({ verdict: "applied", registry: changed(registry, change) });
      }),
    );
  });

  it("performs only cases that survive JSON", () => {
    for (const check of registryChecks) {
      const cases = check.cases(profile);
      const some =
        cases.from === "vectors"
          ? cases.vectors.map((vector) => vector.case)
          : fc.sample(cases.arbitrary, 50);
      for (const one of some) expect(JSON.parse(JSON.stringify(one))).toEqual(one);
    }
  });
});
