import type { Level, Profile, TargetKind } from "../../generated/wire.js";

/** A document of the specification. */
export interface SourceDocument {
  /** Its path from the root of the package. */
  readonly document: string;
  readonly markdown: string;
}

/** A clause as its document has it; `generated/clauses.ts` says what each member is. */
export interface ParsedClause {
  readonly id: string;
  readonly family: string;
  readonly title: string;
  readonly level: Level;
  readonly profiles: readonly Profile[];
  readonly kinds: readonly TargetKind[];
  readonly text: string;
  readonly document: string;
  readonly line: number;
  readonly hash: string;
}

export interface Specification {
  readonly version: string;
  readonly clauses: readonly ParsedClause[];
}

export interface DocumentFault {
  readonly document: string;
  readonly line: number;
  readonly what: string;
}

export class ClauseDocumentError extends Error {
  readonly faults: readonly DocumentFault[];
}

export const LEVELS: readonly Level[];
export const PROFILES: readonly Profile[];
export const KINDS: readonly TargetKind[];

export function parseSpecification(documents: readonly SourceDocument[]): Specification;
