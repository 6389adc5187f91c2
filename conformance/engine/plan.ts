/** Which checks a run executes, and why the others are not. */
import { clauses } from "../../generated/clauses.js";
import type { Level, Profile } from "../../generated/clauses.js";
import type { Check } from "./check.js";
import { isInShard } from "./scope.js";
import type { Shard } from "./scope.js";
import type { Driver } from "../targets/driver.js";

/** What `--suite`, `--only`, `--skip`, `--level` and `--shard` select. */
export type Selection = {
  readonly suites?: readonly string[];
  /** Globs over check ids; a clause id stands for the checks that name it. */
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  readonly level?: Level;
  /** Exactly these, of what the others select. */
  readonly ids?: readonly string[];
  /** Of what the others select, this part. */
  readonly shard?: Shard;
};

export type Plan<World> = {
  readonly execute: readonly Check<World>[];
  /** Selected, but not for this target. */
  readonly inapplicable: readonly { readonly check: Check<World>; readonly reason: string }[];
  /** Left out by the selection. */
  readonly leftOut: readonly Check<World>[];
  /** Selected, but in another shard. */
  readonly elsewhere: readonly Check<World>[];
};

/** Selects the checks of the profile. Checks of other profiles are in no list. */
export function plan<World>(
  checks: readonly Check<World>[],
  profile: Profile,
  selection: Selection,
  missing: Driver<World>["missing"],
): Plan<World> {
  const ofProfile = checks.filter((check) => check.profiles.includes(profile));
  const selected = selectedChecks(checks, profile, selection);
  const { shard } = selection;
  const mine = selected.filter((_, place) => shard === undefined || isInShard(place, shard));
  const judged = mine.map((check) => ({ check, reason: whyInapplicable(check, missing) }));
  return {
    execute: judged.filter(({ reason }) => reason === undefined).map(({ check }) => check),
    inapplicable: judged.flatMap(({ check, reason }) => (reason === undefined ? [] : [{ check, reason }])),
    leftOut: ofProfile.filter((check) => !selected.includes(check)),
    elsewhere: selected.filter((check) => !mine.includes(check)),
  };
}

/** The checks of the profile that are selected, whether they apply to the target or not, in all shards. */
export function selectedChecks<World>(
  checks: readonly Check<World>[],
  profile: Profile,
  selection: Selection,
): readonly Check<World>[] {
  return checks.filter((check) => check.profiles.includes(profile) && isSelected(check, selection));
}

/** The patterns of `--only` and `--skip` that name no check and no clause: probably typing errors. */
export function unmatchedPatterns<World>(checks: readonly Check<World>[], selection: Selection): string[] {
  const patterns = [...(selection.only ?? []), ...(selection.skip ?? [])];
  return patterns.filter(
    (pattern) => !checks.some((check) => matches(check, pattern)) && !isClausePattern(pattern),
  );
}

function isSelected<World>(check: Check<World>, selection: Selection): boolean {
  const { suites, only, skip, level, ids } = selection;
  return (
    (ids === undefined || ids.includes(check.id)) &&
    (suites === undefined || suites.includes(check.suite)) &&
    (only === undefined || only.some((pattern) => matches(check, pattern))) &&
    !(skip ?? []).some((pattern) => matches(check, pattern)) &&
    (level !== "MUST" || check.level === "MUST")
  );
}

/** Why a target that lacks these things cannot be examined by the check; `undefined` when it can. */
export function whyInapplicable<World>(
  check: Check<World>,
  missing: Driver<World>["missing"],
): string | undefined {
  if (check.needs.locale !== undefined && missing.locale !== undefined) return missing.locale;
  return check.needs.ownTarget === true ? missing.ownTarget : undefined;
}

function matches<World>(check: Check<World>, pattern: string): boolean {
  const glob = globOf(pattern);
  return glob.test(check.id) || check.clauses.some((clause) => glob.test(clause));
}

function isClausePattern(pattern: string): boolean {
  const glob = globOf(pattern);
  return Object.keys(clauses).some((clause) => glob.test(clause));
}

/** `*` is any run of characters, everything else is itself; the whole text is matched, ASCII case aside. */
function globOf(pattern: string): RegExp {
  const parts = pattern.split("*").map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`, "i");
}
