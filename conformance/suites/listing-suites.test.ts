import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clauses } from "../../generated/clauses.js";
import type { Clause } from "../../generated/clauses.js";
import { jsonEqual } from "../spec/json.js";
import { listQueryFixtures } from "./fixtures.js";
import { daemonGaps } from "./gaps.js";
import { groupsChecks } from "./groups.js";
import { listChecks } from "./list.js";
import { sessionChecks } from "./session.js";

const checks = [...listChecks, ...groupsChecks, ...sessionChecks];

describe.each(["groups", "subgroups", "base"] as const)(
  "the suites list, groups and session in profile %s",
  (profile) => {
    const own = checks.filter((check) => check.profiles.includes(profile));

    test("have a check for each clause that is about it first of all", () => {
      const spoken = new Set(own.map((check) => check.clauses[0]));
      const wanted = Object.values<Clause>(clauses).filter(
        ({ id, profiles }) => /^(LIST|GRP|SEL)-/.test(id) && profiles.includes(profile),
      );
      const silent = wanted.map(({ id }) => id).filter((id) => !spoken.has(id));
      expect(silent.filter((id) => daemonGaps[id] === undefined)).toEqual([]);
    });

    test("have cases, all of which survive as JSON", () => {
      for (const check of own) {
        const cases = check.cases(profile);
        const all =
          cases.from === "vectors"
            ? cases.vectors.map((vector) => vector.case)
            : fc.sample(cases.arbitrary, { seed: 1, numRuns: 30 });
        expect(all.length, check.id).toBeGreaterThan(0);
        for (const testCase of all)
          expect(jsonEqual(JSON.parse(JSON.stringify(testCase)), testCase), check.id).toBe(true);
      }
    });

    test("perform every listing vector of the profile", () => {
      const performed = own.flatMap((check) => {
        const cases = check.id.endsWith("-vectors") ? check.cases(profile) : undefined;
        return cases?.from === "vectors" ? cases.vectors.map(({ name }) => name) : [];
      });
      const fixtures = listQueryFixtures().filter((fixture) => fixture.profiles.includes(profile));
      expect([...performed].sort()).toEqual(fixtures.map(({ name }) => name).sort());
    });
  },
);
