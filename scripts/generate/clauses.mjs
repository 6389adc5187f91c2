/** `generated/clauses.ts`: the clauses of the specification as a table. */

/** @param {import("./clause-document.mjs").Specification} specification */
export function renderClauses({ version, clauses }) {
  const families = [...new Set(clauses.map(({ family }) => family))];
  return `import type { Level, Profile, TargetKind } from "./wire.js";

export type { Level, Profile, TargetKind };

/** The version of the specification that the clauses are of. */
export const specificationVersion = ${JSON.stringify(version)};

/** The id of a clause. */
export type ClauseId = ${union(clauses.map(({ id }) => id))};

/** What an id begins with: the chapter it belongs to. */
export type ClauseFamily = ${union(families)};

/** One requirement of the specification. */
export interface Clause {
  readonly id: ClauseId;
  readonly family: ClauseFamily;
  readonly title: string;
  readonly level: Level;
  /** The profiles in which it holds. */
  readonly profiles: readonly Profile[];
  /** The kinds of implementation it binds. */
  readonly kinds: readonly TargetKind[];
  /** What it says, in Markdown. */
  readonly text: string;
  /** The document it stands in, as a path from the root of the package. */
  readonly document: string;
  /** The line of its heading there, from 1. */
  readonly line: number;
  /** 16 digits that change when its words do. */
  readonly hash: string;
}

/** Every clause by its id, in the order of the documents. */
export const clauses: Readonly<Record<ClauseId, Clause>> = {
${clauses.map((clause) => `${JSON.stringify(clause.id)}: ${JSON.stringify(clause)},`).join("\n")}
};

/** The ids of all clauses, in the order of the documents. */
export const clauseIds: readonly ClauseId[] = Object.keys(clauses) as ClauseId[];

/** Tells whether a text, a user's for one, is the id of a clause. */
export function isClauseId(text: string): text is ClauseId {
  return Object.hasOwn(clauses, text);
}
`;
}

function union(words) {
  return words.map((word) => JSON.stringify(word)).join(" | ") || "never";
}
