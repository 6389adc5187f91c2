/** The cases that a run performs, without a target: the vectors, or what the generator makes at the run's seed. */
import fc from "fast-check";
import type { Profile } from "../../generated/clauses.js";
import type { Cases } from "../engine/check.js";
import { runsOf } from "../engine/search.js";
import { seedOfCheck } from "../engine/seed.js";
import type { DaemonCheck } from "../suites/daemon-check.js";

export type DrawnCases = { readonly from: Cases<unknown>["from"]; readonly cases: readonly unknown[] };

/** As `engine/search.ts` draws them, so that what is measured is what runs. */
export function drawnCases(check: DaemonCheck, profile: Profile, seed: number, runs: number): DrawnCases {
  const cases = check.cases(profile);
  if (cases.from === "vectors")
    return { from: cases.from, cases: cases.vectors.map((vector) => vector.case) };
  const drawn: unknown[] = [];
  fc.assert(
    fc.property(cases.arbitrary, (testCase) => {
      drawn.push(testCase);
    }),
    { seed: seedOfCheck(seed, check.id), numRuns: runsOf(cases.share, runs) },
  );
  return { from: cases.from, cases: drawn };
}
