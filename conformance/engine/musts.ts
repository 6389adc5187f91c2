/** How many of a profile's MUSTs a run has checked, and what became of the others. */
import { clauses } from "../../generated/clauses.js";
import type { Clause, ClauseId, Profile } from "../../generated/clauses.js";
import type { CheckResult, UncheckedMust } from "./result.js";
import { isJudged } from "./verdict.js";

/** Reasons, by clause, why a kind's checks do not speak for it. */
export type KnownGaps = Readonly<Partial<Record<ClauseId, string>>>;

/** The MUST clauses that bind a target of this kind in this profile. */
export function mustsOf(
  kind: string,
  profile: Profile,
  hasClause: (clause: ClauseId) => boolean = () => true,
): ClauseId[] {
  return Object.values<Clause>(clauses)
    .filter(
      (clause) =>
        clause.level === "MUST" &&
        clause.kinds.some((bound) => bound === kind) &&
        clause.profiles.includes(profile) &&
        hasClause(clause.id),
    )
    .map((clause) => clause.id);
}

/** Counts the MUSTs that at least one judged check names. */
export function countMusts(
  kind: string,
  profile: Profile,
  results: readonly CheckResult[],
  gaps: KnownGaps,
  hasClause?: (clause: ClauseId) => boolean,
): { checked: number; of: number; unchecked: UncheckedMust[] } {
  const musts = mustsOf(kind, profile, hasClause);
  const judged = new Set(
    results.filter(({ verdict }) => isJudged(verdict)).flatMap((result) => result.clauses),
  );
  const unchecked = musts.filter((clause) => !judged.has(clause));
  const reasonOf = (clause: ClauseId): string => {
    const unjudged = results.find((result) => result.clauses.includes(clause) && result.reason !== undefined);
    return unjudged?.reason ?? gaps[clause] ?? "no check of this run speaks for it";
  };
  return {
    checked: musts.length - unchecked.length,
    of: musts.length,
    unchecked: unchecked.map((clause) => ({
      clause,
      reason: reasonOf(clause),
      ...(gaps[clause] === undefined ? {} : { gap: true }),
    })),
  };
}
