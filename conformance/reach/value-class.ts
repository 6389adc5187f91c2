/** A value class: values that a clause speaks of, and that the default run must therefore meet. */
import { clauses } from "../../generated/clauses.js";
import type { ClauseId, Profile } from "../../generated/clauses.js";
import type { CaseFacts } from "./case-facts.js";

/** Whether a case holds a value of the class. */
export type IsMet = (facts: CaseFacts) => boolean;

/** It counts where it is met in a check of its clause. */
export type ValueClass = {
  readonly clause: ClauseId;
  /** Which values these are; with the clause, the class's id. */
  readonly what: string;
  /** In each of them it must be met. */
  readonly profiles: readonly Profile[];
  /** Whether it is enough that vectors meet it. Otherwise generated cases must. */
  readonly areVectorsEnough: boolean;
  readonly isMet: IsMet;
};

/** The classes of a clause by what they are. Without further saying they belong to every profile of the clause. */
export function classesOf(
  clause: ClauseId,
  classes: Readonly<Record<string, IsMet>>,
  options: { readonly profiles?: readonly Profile[]; readonly areVectorsEnough?: boolean } = {},
): readonly ValueClass[] {
  const { profiles = clauses[clause].profiles, areVectorsEnough = false } = options;
  return Object.entries(classes).map(([what, isMet]) => ({
    clause,
    what,
    profiles,
    areVectorsEnough,
    isMet,
  }));
}

/** {@link classesOf} that vectors are enough for: each is one value, and a list of them is complete. */
export function vectorClassesOf(
  clause: ClauseId,
  classes: Readonly<Record<string, IsMet>>,
  profiles?: readonly Profile[],
): readonly ValueClass[] {
  return classesOf(clause, classes, {
    areVectorsEnough: true,
    ...(profiles === undefined ? {} : { profiles }),
  });
}

/** One class for each of the values. */
export function forEach<Value>(
  values: Iterable<Value>,
  what: (value: Value) => string,
  isMet: (value: Value) => IsMet,
): Readonly<Record<string, IsMet>> {
  return Object.fromEntries(Array.from(values, (value) => [what(value), isMet(value)]));
}
