/** Shards of real runs of the engine, on a target in memory whose every check ends as it is told. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ClauseId } from "../../generated/clauses.js";
import type { Driver } from "../targets/driver.js";
import { defineCheck, NotJudged } from "./check.js";
import type { Check } from "./check.js";
import type { Expectations } from "./expectation.js";
import { MergeError, mergeReports } from "./merge.js";
import type { Selection } from "./plan.js";
import type { Report } from "./result.js";
import { run } from "./run.js";

const told = ["pass", "fail", "warn", "n/a", "untestable", "kit-bug"] as const;
type Told = (typeof told)[number];

const driver: Driver<null> = {
  missing: {},
  open: () =>
    Promise.resolve({
      world: null,
      exitWithin: () => Promise.resolve(undefined),
      stderr: () => "",
      transcript: () => [],
      clearTranscript: () => undefined,
      reset: () => Promise.resolve(),
      close: () => Promise.resolve(),
    }),
};

const clauses: readonly ClauseId[] = ["LIST-02", "LIST-03", "GRP-01", "SEL-01", "RPC-01"];

function checkEnding(as: Told, at: number): Check<null> {
  const clause = clauses[at % clauses.length] ?? "LIST-02";
  const suite = `suite${at % 3}`;
  return defineCheck<null, null>({
    id: `${suite}.check-${at}`,
    suite,
    title: "ends as it is told",
    clauses: [clause],
    level: as === "warn" ? "SHOULD" : "MUST",
    kind: "vector",
    cases: () => ({ from: "vectors", vectors: [{ name: "only", case: null }] }),
    perform() {
      if (as === "n/a" || as === "untestable") return Promise.reject(new NotJudged(as, "because"));
      if (as === "kit-bug") return Promise.reject(Object.assign(new TypeError("oh"), { stack: "oh" }));
      if (as === "pass") return Promise.resolve(undefined);
      return Promise.resolve({ code: "wrong-total", clause, message: "no", expected: 1, actual: 2 });
    },
  });
}

const gaps = { "WIRE-01": "cannot be seen" } as const;

async function reportOf(
  checks: readonly Check<null>[],
  selection: Selection = {},
  more: { timeBudgetMs?: number; now?: () => number; bail?: boolean; expectations?: Expectations } = {},
): Promise<Report> {
  return run(
    {
      checks,
      gaps,
      driver,
      kit: { name: "kit", version: "1" },
      target: { kind: "daemon", name: "toy" },
      profile: "groups",
      selection,
      seed: 1,
      runs: 3,
      jobs: 2,
      bail: false,
      control: undefined,
      sampleOf: () => 1,
      shrinkAttempts: 1,
      signal: new AbortController().signal,
      emit: () => undefined,
      now: () => 0,
      replayCommand: (id) => `again ${id}`,
      ...more,
    },
    { first: await driver.open({}), notes: ["a note"] },
  );
}

const knowledge = (checks: readonly Check<null>[]) => ({ checks, gaps });

/** As it is in a file, without what depends on the clock. */
function timeless(report: Report): unknown {
  return JSON.parse(
    JSON.stringify(report, (key, value: unknown) =>
      ["startedAt", "durationMs", "ms"].includes(key) ? undefined : value,
    ),
  );
}

const bySuite = (checks: Check<null>[]): Check<null>[] =>
  checks.sort((a, b) => a.suite.localeCompare(b.suite));

async function shardsOf(
  checks: readonly Check<null>[],
  of: number,
  selection: Selection = {},
): Promise<Report[]> {
  return Promise.all(
    Array.from({ length: of }, (_, at) => reportOf(checks, { ...selection, shard: { index: at + 1, of } })),
  );
}

const named = (reports: readonly Report[]) =>
  reports.map((report, at) => ({ from: `${at + 1}.json`, report }));

describe("the shards of a run", () => {
  it("put together are the whole run, whatever the verdicts, the selection and the order of the files", async () => {
    const selections: readonly Selection[] = [{}, { suites: ["suite1", "suite2"] }, { level: "MUST" }];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...told), { minLength: 1, maxLength: 14 }),
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom(...selections),
        fc.boolean(),
        async (ends, of, selection, isTurned) => {
          const checks = bySuite(ends.map(checkEnding));
          const whole = await reportOf(checks, selection);
          const shards = await shardsOf(checks, of, selection);
          const files = named(isTurned ? shards.toReversed() : shards);
          expect(timeless(mergeReports(files, knowledge(checks)))).toEqual(timeless(whole));
        },
      ),
      { numRuns: 60, seed: 7 },
    );
  });

  it("share the checks of each suite out evenly", async () => {
    const checks = bySuite(Array.from({ length: 24 }, (_, at) => checkEnding("pass", at)));
    const shards = await shardsOf(checks, 4);
    for (const suite of ["suite0", "suite1", "suite2"]) {
      expect(shards.map((shard) => shard.checks.filter((check) => check.suite === suite).length)).toEqual([
        2, 2, 2, 2,
      ]);
    }
  });

  it("are not the whole: each names what the others have", async () => {
    const checks = bySuite(["pass", "pass", "fail"].map((as, at) => checkEnding(as as Told, at)));
    const [first] = await shardsOf(checks, 2);
    expect(first).toMatchObject({
      shard: { index: 1, of: 2 },
      exitCode: 1,
      scope: { checks: 3, missing: [{ because: "shard", why: "shard 1 of 2", checks: ["suite1.check-1"] }] },
    });
  });

  it("are red together when one of them did not come to its end", async () => {
    const checks = bySuite(Array.from({ length: 6 }, (_, at) => checkEnding("pass", at)));
    const [first, second] = (await shardsOf(checks, 2)) as [Report, Report];
    let clock = 0;
    const late = await reportOf(
      checks,
      { shard: { index: 2, of: 2 } },
      { timeBudgetMs: 1, now: () => (clock += 10) },
    );
    expect(second.exitCode).toBe(0);
    expect(late.exitCode).toBe(5);
    const whole = mergeReports(named([first, late]), knowledge(checks));
    expect(whole.exitCode).toBe(5);
    expect(whole.scope.missing).toMatchObject([{ because: "unfinished", why: "the time budget is spent" }]);
    expect(whole.notes).toContain("shard 2 of 2: 3 of 3 checks were not run (the time budget is spent)");
  });

  it("are of a run that was interrupted when one of them was", async () => {
    const checks = bySuite([checkEnding("pass", 0), checkEnding("fail", 1)]);
    const [first, second] = (await shardsOf(checks, 2)) as [Report, Report];
    expect(mergeReports(named([{ ...first, exitCode: 130 }, second]), knowledge(checks)).exitCode).toBe(130);
  });

  it("fail as is expected together, and tell of an entry only what all of them show", async () => {
    const checks = bySuite(["fail", "fail", "pass"].map((as, at) => checkEnding(as as Told, at)));
    const entry = { code: "wrong-total", reason: "known", link: "#1" } as const;
    const expectations = {
      entries: ["suite0.check-0", "suite1.check-1"].map((check) => ({ ...entry, check })),
    };
    const whole = await reportOf(checks, {}, { expectations });
    expect(whole.exitCode).toBe(0);
    const shards = await Promise.all(
      [1, 2].map((index) => reportOf(checks, { shard: { index, of: 2 } }, { expectations })),
    );
    expect(timeless(mergeReports(named(shards), knowledge(checks)))).toEqual(timeless(whole));
  });

  it("take from the first beginning to the last end", async () => {
    const checks = bySuite([checkEnding("pass", 0), checkEnding("pass", 1)]);
    const [first, second] = (await shardsOf(checks, 2)) as [Report, Report];
    const times = [
      { ...first, startedAt: "2026-01-01T00:00:10.000Z", durationMs: 5_000 },
      { ...second, startedAt: "2026-01-01T00:00:00.000Z", durationMs: 1_000 },
    ];
    expect(mergeReports(named(times), knowledge(checks))).toMatchObject({
      startedAt: "2026-01-01T00:00:00.000Z",
      durationMs: 15_000,
    });
  });
});

describe("reports that are not the shards of one run", () => {
  const checks = bySuite([checkEnding("pass", 0), checkEnding("pass", 1), checkEnding("pass", 2)]);
  const shards = (): Promise<[Report, Report]> => shardsOf(checks, 2) as Promise<[Report, Report]>;
  const kit = { name: "kit", version: "2" };
  const scope = { checks: 4, missing: [], reduced: [] };

  it.each<[string, (a: Report, b: Report) => Report[]]>([
    ["2.json has another kit than 1.json: kit 2 and not kit 1", (a, b) => [a, { ...b, kit }]],
    ["2.json has another specification", (a, b) => [a, { ...b, specification: { version: "9" } }]],
    ["2.json has another target", (a, b) => [a, { ...b, target: { kind: "daemon", name: "other" } }]],
    [
      "2.json has another version of the target",
      (a, b) => [a, { ...b, target: { ...b.target, version: "2" } }],
    ],
    ["2.json has another profile", (a, b) => [a, { ...b, profile: "base" }]],
    ["2.json has another seed than 1.json: 2 and not 1", (a, b) => [a, { ...b, seed: 2 }]],
    ["2.json has another number of --runs", (a, b) => [a, { ...b, requestedRuns: 9 }]],
    ["2.json has another number of checks", (a, b) => [a, { ...b, scope }]],
    ["2.json has another number of cases", (a, b) => [a, { ...b, scope: { ...b.scope, reduced: ["few"] } }]],
    ["the report of shard 2 of 2 is missing", (a) => [a]],
    ["1.json and 2.json are both of shard 1 of 2", (a) => [a, a]],
    [
      "2.json is of shard 1 of 3, and 1.json of one of 2",
      (a, b) => [a, { ...b, shard: { index: 1, of: 3 } }],
    ],
    ["2.json is the report of no shard", (a, { shard: _shard, ...b }) => [a, b]],
    ["the check suite0.check-0 is in 1.json and in 2.json", (a, b) => [a, { ...b, checks: a.checks }]],
    ["the reports hold 2 of the 3 checks", (a, b) => [a, { ...b, checks: [] }]],
    ["there is no report to merge", () => []],
  ])("are refused: %s", async (why, of) => {
    const files = named(of(...(await shards())));
    expect(() => mergeReports(files, knowledge(checks))).toThrow(new RegExp(`^${why}`));
    expect(() => mergeReports(files, knowledge(checks))).toThrow(MergeError);
  });

  it("are refused when they name checks that the kit does not know", async () => {
    const files = named(await shards());
    expect(() => mergeReports(files, { checks: checks.slice(0, 1), gaps })).toThrow(
      "which this kit does not know",
    );
  });
});
