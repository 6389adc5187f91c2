import { expect, test } from "vitest";
import { clauses } from "../../generated/clauses.js";
import type { Clause } from "../../generated/clauses.js";
import { defaultSeed } from "../engine/seed.js";
import { defaultRuns } from "../run-conformance.js";
import { daemonChecks } from "../suites/catalogue.js";
import { daemonGaps } from "../suites/gaps.js";
import { valueClasses } from "./classes.js";
import { measure } from "./measure.js";
import { missedLines } from "./table.js";

test("every clause that a daemon is checked for has value classes", () => {
  const spoken = new Set(valueClasses.map(({ clause }) => clause));
  const silent = Object.values<Clause>(clauses).filter(
    ({ id, kinds }) => kinds.includes("daemon") && daemonGaps[id] === undefined && !spoken.has(id),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test("no class occurs twice in a profile", () => {
  const ids = valueClasses.flatMap(({ clause, what, profiles }) =>
    profiles.map((profile) => `${profile} ${clause}: ${what}`),
  );
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("the default run meets every class", () => {
  const reached = measure(valueClasses, daemonChecks, { seed: defaultSeed, runs: defaultRuns });
  expect(missedLines(reached)).toEqual([]);
});
