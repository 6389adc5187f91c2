import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupOf, isTool } from "../spec/descriptor.js";
import { judgeListParams } from "../spec/list-params.js";
import { compareCodeUnits } from "../spec/order.js";
import { summarise } from "../spec/summary.js";
import { largeCase, largeRegistry } from "./large-registry.js";

describe.each(["groups", "subgroups", "base"] as const)(
  "the registry of 10,000 tools in profile %s",
  (profile) => {
    const registry = largeRegistry(10_000, profile);
    const names = registry.map(({ name }) => name);

    test("has that many valid tools, one a name", () => {
      expect(registry.filter((tool) => isTool(tool, profile))).toHaveLength(10_000);
      expect(new Set(names).size).toBe(10_000);
    });

    test("is registered in an order far from the sorted one", () => {
      const neighbours = names
        .slice(1)
        .filter((name, index) => compareCodeUnits(names[index] ?? "", name) > 0);
      expect(neighbours.length).toBeGreaterThan(3_000);
    });

    test("has many groups, hostile ones among them, and ungrouped tools", () => {
      if (profile === "base") return;
      expect(summarise(registry, profile).length).toBeGreaterThan(64);
      const groups = new Set(registry.map((tool) => groupOf(tool, profile)));
      for (const group of ["null", "constructor", null]) expect(groups).toContain(group);
    });

    test("is asked well-formed queries", () => {
      for (const { count, queries } of fc.sample(largeCase(profile), { seed: 1, numRuns: 30 })) {
        expect(count).toBe(10_000);
        for (const query of queries)
          expect(judgeListParams(query, profile)).toMatchObject({ verdict: "query" });
      }
    });
  },
);
