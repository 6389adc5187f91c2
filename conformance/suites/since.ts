/** The versions of the specification that can be pinned, and what came with each. What a released version checks never grows. */
import { specificationVersion } from "../../generated/clauses.js";
import type { ClauseId } from "../../generated/clauses.js";

export type SinceTable = {
  /** From the first to the last, which is the version of `docs/PROTOCOL.md`. */
  readonly versions: readonly [string, ...string[]];
  /** The version that a check came with; one that is not named came with the first. */
  readonly checks: Readonly<Record<string, string>>;
  /** The same of clauses. */
  readonly clauses: Readonly<Partial<Record<ClauseId, string>>>;
};

/** Once a version is released, a new check or clause is entered here with the next one. */
export const since: SinceTable = { versions: [specificationVersion], checks: {}, clauses: {} };

/** What a version of the specification holds. */
export type PinnedSpecification = {
  readonly version: string;
  readonly hasCheck: (id: string) => boolean;
  readonly hasClause: (clause: ClauseId) => boolean;
};

/** @returns what the version holds; `undefined` for a version that the table does not know */
export function pinnedTo(
  version: string,
  { versions, checks, clauses }: SinceTable,
): PinnedSpecification | undefined {
  const place = versions.indexOf(version);
  if (place === -1) return undefined;
  const isIn = (cameWith: string = versions[0]): boolean => versions.indexOf(cameWith) <= place;
  return { version, hasCheck: (id) => isIn(checks[id]), hasClause: (clause) => isIn(clauses[clause]) };
}
