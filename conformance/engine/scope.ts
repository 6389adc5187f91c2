/** How much of a profile's checks a report is about: what it lacks, and why. A report that lacks something proves less. */
/** A part of the checks: the `index`-th of `of`, counted from 1. */
export type Shard = { readonly index: number; readonly of: number };

/** Checks that a report has no result of, and the one reason for all of them. */
export type MissingChecks = {
  /** Not selected, in another shard, or selected and not run. */
  readonly because: "selection" | "shard" | "unfinished";
  /** In words: the flags that leave them out, which shard this one is, what ended the run. */
  readonly why: string;
  /** In the order of the catalogue. */
  readonly checks: readonly string[];
};

export type Scope = {
  /** All checks of the profile, in the version of the specification that is checked. */
  readonly checks: number;
  readonly missing: readonly MissingChecks[];
  /** Why checks that were run got fewer cases than usual; empty when they got all. */
  readonly reduced: readonly string[];
};

/** Whether the check at this place of the selected ones, counted from 0, is in the shard: they are dealt out in turn. */
export function isInShard(place: number, { index, of }: Shard): boolean {
  return place % of === index - 1;
}

/** `shard 2 of 4`. */
export function shardText({ index, of }: Shard): string {
  return `shard ${index} of ${of}`;
}

/** Those of the groups that miss something. */
export function scopeOf(
  checks: number,
  missing: readonly MissingChecks[],
  reduced: readonly string[],
): Scope {
  return { checks, missing: missing.filter((group) => group.checks.length > 0), reduced };
}

/** How many selected checks were not run. */
export function unfinishedOf(scope: Scope): number {
  return scope.missing
    .filter(({ because }) => because === "unfinished")
    .reduce((sum, { checks }) => sum + checks.length, 0);
}
