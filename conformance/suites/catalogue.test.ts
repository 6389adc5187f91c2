import { describe, expect, it } from "vitest";
import { clauseIds, clauses } from "../../generated/clauses.js";
import type { Profile } from "../../generated/clauses.js";
import { mustsOf } from "../engine/musts.js";
import { daemonChecks } from "./catalogue.js";
import { checkIds } from "./check-ids.js";
import { daemonGaps } from "./gaps.js";

const profiles: readonly Profile[] = ["groups", "subgroups", "base"];

describe("the catalogue of checks", () => {
  it("has just the ids of the list, which only grows", () => {
    expect(daemonChecks.map(({ id }) => id).sort()).toEqual(checkIds.present);
    expect(checkIds.present.filter((id) => checkIds.removed.includes(id))).toEqual([]);
  });

  it.each(profiles)("speaks for every MUST of profile %s that is no gap", (profile) => {
    const spokenFor = daemonChecks
      .filter((check) => check.profiles.includes(profile))
      .map(({ clauses: [first] }) => first);
    const missing = mustsOf("daemon", profile).filter((clause) => !spokenFor.includes(clause));
    expect(missing).toEqual(Object.keys(daemonGaps));
  });

  it("names a check after its suite, and claims no more than its clauses hold", () => {
    for (const check of daemonChecks) {
      expect(check.id).toMatch(new RegExp(`^${check.suite}\\.[a-z0-9-]+$`));
      const [first] = check.clauses;
      expect(clauses[first].profiles).toEqual(expect.arrayContaining([...check.profiles]));
      expect(check.level).toBe(clauses[first].level);
    }
  });

  it("gives cases that survive being stored as JSON", () => {
    for (const check of daemonChecks) {
      const cases = check.cases("groups");
      if (cases.from !== "vectors") continue;
      const names = cases.vectors.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const vector of cases.vectors)
        expect(JSON.parse(JSON.stringify(vector.case))).toEqual(vector.case);
    }
  });

  it("leaves no clause of its families out", () => {
    const families = new Set(clauseIds.map((id) => clauses[id].family));
    expect([...families].sort()).toEqual(["DESC", "GRP", "LIST", "REG", "RPC", "SEL", "WIRE"]);
  });
});
