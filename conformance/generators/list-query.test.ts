import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeListParams } from "../spec/list-params.js";
import { listTools } from "../spec/list.js";
import { listCase } from "./list-query.js";
import type { ListParams } from "./list-query.js";
import { plainRegistry } from "./registry.js";

const everyParam = {
  group: "sometimes",
  filter: "sometimes",
  limit: "sometimes",
  offset: "sometimes",
} as const;
const params = ["group", "filter", "limit", "offset"] as const;

describe.each(["groups", "subgroups", "base"] as const)("queries in profile %s", (profile) => {
  const cases = fc.sample(listCase(profile, plainRegistry(profile, 20), everyParam), {
    seed: 1,
    numRuns: 300,
  });
  const queries = cases.flatMap((sample) => sample.queries);

  test("are well-formed", () => {
    for (const query of queries) expect(judgeListParams(query, profile)).toMatchObject({ verdict: "query" });
  });

  test("have every param and every pair of params, and lack them", () => {
    const has = (query: ListParams, wanted: readonly string[]): boolean =>
      wanted.every((param) => Object.hasOwn(query, param));
    for (const one of params) {
      expect(queries.filter((query) => !has(query, [one])).length).toBeGreaterThan(50);
      for (const other of params)
        expect(queries.filter((query) => has(query, [one, other])).length).toBeGreaterThan(50);
    }
  });

  test("match all, some and none of the tools, and lie within the matches and past them", () => {
    const seen = { all: 0, some: 0, none: 0, within: 0, "at the end": 0, "far past it": 0 };
    for (const { registry, queries } of cases) {
      for (const query of queries) {
        const judged = judgeListParams(query, profile);
        const listing = judged.verdict === "query" ? listTools(registry, judged.query, profile) : "open";
        if (listing === "open" || registry.length === 0) continue;
        const { total } = listing;
        seen[total === 0 ? "none" : total === registry.length ? "all" : "some"] += 1;
        const { offset = 0 } = query;
        if (offset > 0 && offset < total) seen.within += 1;
        if (offset === total) seen["at the end"] += 1;
        if (offset > total + 1000) seen["far past it"] += 1;
      }
    }
    const least = profile === "base" ? 10 : 50;
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(least);
  });
});
