/**
 * What a check is: the clauses it speaks for, and cases that are performed on a target.
 *
 * A case is plain JSON, so that a failing one can be shown, stored, and performed again without the
 * generator that made it.
 */
import type { Arbitrary } from "fast-check";
import type { ClauseId, Level, Profile } from "../../generated/clauses.js";
import type { FailureCode } from "./failure-code.js";

/** What is wrong with the target, seen in one case. */
export type Finding = {
  readonly code: FailureCode;
  /** The clause that is broken; one of the check's. */
  readonly clause: ClauseId;
  /** One sentence: what the target did that it must not, or did not that it must. */
  readonly message: string;
  /** What the clause demands, as JSON. */
  readonly expected: unknown;
  /** What the target did, as JSON. */
  readonly actual: unknown;
};

/** A case with a name of its own, from `fixtures/` or written into the check. */
export type Vector<Case> = { readonly name: string; readonly case: Case };

/** Where a check's cases come from. `share` scales the number of runs: 1 is the run's `--runs`. */
export type Cases<Case> =
  | { readonly from: "vectors"; readonly vectors: readonly Vector<Case>[] }
  | { readonly from: "generator"; readonly arbitrary: Arbitrary<Case>; readonly share: number };

/** What a target must offer for the check to apply. What is missing makes it `n/a`. */
export type Needs = {
  /** A target of its own, started under this `LC_ALL`. */
  readonly locale?: string;
  /** A target of its own, told these further keys in its configuration. It may ignore them, and one that runs already is not told. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** A target that the kit starts, so that it begins without sessions and may be broken. */
  readonly ownTarget?: boolean;
};

export type CheckKind = "vector" | "property" | "scenario";

/** A check, whatever its cases are. `World` is what the target kind offers to perform them with. */
export type Check<World> = {
  /** Permanent: reports, expectations and mutants name it. */
  readonly id: string;
  readonly suite: string;
  /** What the target does when it passes, in a short sentence without a full stop. */
  readonly title: string;
  /** The first is the one it is about. */
  readonly clauses: readonly [ClauseId, ...ClauseId[]];
  readonly level: Level;
  readonly kind: CheckKind;
  readonly profiles: readonly Profile[];
  readonly needs: Needs;
  /** The check waits for time to pass: it is begun first, on a target of its own, and runs beside the others. */
  readonly beside: boolean;
  /** The cases in a profile. Called once a run; must not depend on anything but the profile. */
  readonly cases: (profile: Profile) => Cases<unknown>;
  /**
   * Performs one case and judges it.
   *
   * @returns nothing when the target did right
   * @throws PeerError when the conversation broke down (the engine decides whether that is a crash or a hang)
   * @throws NotJudged when this target cannot be judged on this case
   */
  readonly perform: (world: World, testCase: unknown) => Promise<Finding | undefined>;
};

/** A check as it is written: its cases typed, and only what differs from the usual stated. */
export type CheckDefinition<World, Case> = Omit<
  Check<World>,
  "level" | "profiles" | "needs" | "beside" | "cases" | "perform"
> & {
  readonly level?: Level;
  readonly profiles?: readonly Profile[];
  readonly needs?: Needs;
  readonly beside?: boolean;
  readonly cases: (profile: Profile) => Cases<Case>;
  readonly perform: (world: World, testCase: Case) => Promise<Finding | undefined>;
};

/** Makes a check of its definition: level MUST and all profiles unless it says otherwise. */
export function defineCheck<World, Case>(definition: CheckDefinition<World, Case>): Check<World> {
  const perform = definition.perform;
  return {
    level: "MUST",
    profiles: ["groups", "subgroups", "base"],
    needs: {},
    beside: false,
    ...definition,
    perform: (world, testCase) => perform(world, testCase as Case),
  };
}

/** Thrown by a check that cannot judge this target: no fault of the target's and none of the kit's. */
export class NotJudged extends Error {
  override readonly name = "NotJudged";
  constructor(
    readonly verdict: "n/a" | "untestable",
    readonly reason: string,
  ) {
    super(reason);
  }
}

/** Whether the check gets an instance that is opened for it and closed after it. */
export function isOnItsOwn<World>({ needs, beside }: Check<World>): boolean {
  return beside || needs.locale !== undefined || needs.config !== undefined;
}
