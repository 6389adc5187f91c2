/** How often each value class is met, in which profile and by which check. */
import type { Profile } from "../../generated/clauses.js";
import type { DaemonCheck } from "../suites/daemon-check.js";
import { factsOf } from "./case-facts.js";
import { drawnCases } from "./drawn-cases.js";
import type { ValueClass } from "./value-class.js";

/** Cases that meet a class, by the check that they are of. */
export type TimesMet = ReadonlyMap<string, number>;

/** What became of a class in one profile. */
export type Reached = {
  readonly valueClass: ValueClass;
  readonly profile: Profile;
  readonly generated: TimesMet;
  readonly vectors: TimesMet;
};

export type MeasureOptions = { readonly seed: number; readonly runs: number };

/** Draws the cases of every check in every profile that a class belongs to, and counts. */
export function measure(
  classes: readonly ValueClass[],
  checks: readonly DaemonCheck[],
  { seed, runs }: MeasureOptions,
): readonly Reached[] {
  const profiles = [...new Set(classes.flatMap((valueClass) => valueClass.profiles))];
  return profiles.flatMap((profile) => {
    const rows = classes
      .filter((valueClass) => valueClass.profiles.includes(profile))
      .map((valueClass) => ({
        valueClass,
        profile,
        generated: new Map<string, number>(),
        vectors: new Map<string, number>(),
      }));
    for (const check of checks.filter((each) => each.profiles.includes(profile))) {
      const own = rows.filter(({ valueClass }) => check.clauses.includes(valueClass.clause));
      if (own.length === 0) continue;
      const drawn = drawnCases(check, profile, seed, runs);
      for (const testCase of drawn.cases) {
        const facts = factsOf(check, testCase, profile);
        for (const row of own.filter(({ valueClass }) => valueClass.isMet(facts))) {
          const times = drawn.from === "vectors" ? row.vectors : row.generated;
          times.set(check.id, (times.get(check.id) ?? 0) + 1);
        }
      }
    }
    return rows;
  });
}

/** How many cases meet the class. */
export function sumOf(times: TimesMet): number {
  return [...times.values()].reduce((sum, count) => sum + count, 0);
}

/** Whether nothing meets the class that has to. */
export function isMissed({ valueClass, generated, vectors }: Reached): boolean {
  return generated.size === 0 && !(valueClass.areVectorsEnough && vectors.size > 0);
}
