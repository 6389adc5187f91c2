/** What is wrong with an entry of an expectations file, with a guess at what was meant. */
import { clauseIds } from "../../generated/clauses.js";
import { failureCodes } from "../engine/failure-code.js";
import type { Expectation } from "../engine/expectation.js";
import { checkIds } from "../suites/check-ids.js";
import { UsageError } from "../usage-error.js";
import { nearest } from "./nearest.js";

/** The members of an entry; of the first two, and of the next two, it has one. */
export const entryMembers = ["check", "clause", "code", "message", "reason", "link", "expires"] as const;

export type EntryTrouble = {
  /** The member that is wrong, where it is one. */
  readonly member?: string;
  /** Whether it is the member's name, not its value. */
  readonly isName: boolean;
  readonly why: string;
};

/** @param before the entries that stand above it */
export function entryTroubles(entry: unknown, before: readonly Expectation[]): EntryTrouble[] {
  if (typeof entry !== "object" || entry === null) return [{ isName: false, why: "an entry is a map" }];
  const members = Object.entries(entry);
  const unknown = members.flatMap(([name]) => unknownMember(name));
  if (unknown.length > 0) return unknown;
  const wrong = members.flatMap(([name, value]) => wrongValue(name, value));
  if (wrong.length > 0) return wrong;
  const given = new Map(members);
  const missing = [
    ...oneOf(given, "check", "clause"),
    ...oneOf(given, "code", "message"),
    ...["reason", "link"]
      .filter((name) => !given.has(name))
      .map((name) => ({ isName: false, why: `the entry has no ${name}; ${meanings[name] ?? ""}` })),
  ];
  return missing.length > 0 ? missing : repeated(entry as Expectation, before);
}

/** For entries that were made in code. @throws UsageError saying what is wrong with the first that is not right */
export function demandRightEntries(entries: readonly Expectation[]): void {
  for (const [at, { line: _line, ...entry }] of entries.entries()) {
    const [trouble] = entryTroubles(entry, entries.slice(0, at));
    if (trouble !== undefined) throw new UsageError(`expectations: entry ${at + 1}: ${trouble.why}`);
  }
}

const meanings: Readonly<Record<string, string>> = {
  reason: "reason says why the target fails",
  link: "link says where the fix is tracked",
};

function unknownMember(name: string): EntryTrouble[] {
  const known: readonly string[] = entryMembers;
  if (known.includes(name)) return [];
  return [
    {
      member: name,
      isName: true,
      why: `an entry has no member ${name}; ${guess(name, known) ?? `it has ${known.join(", ")}`}`,
    },
  ];
}

function wrongValue(name: string, value: unknown): EntryTrouble[] {
  const wrong = (why: string): EntryTrouble[] => [{ member: name, isName: false, why }];
  if (typeof value !== "string" || value.trim() === "")
    return wrong(`${name} takes a text that is not empty`);
  switch (name) {
    case "check":
      if (checkIds.removed.includes(value))
        return wrong(`the check ${value} is no longer there; take the entry out`);
      return checkIds.present.includes(value)
        ? []
        : wrong(
            `there is no check ${value}; ${guess(value, checkIds.present) ?? "`appduct-conformance list` shows them"}`,
          );
    case "clause":
      return clauseIds.some((id) => id === value)
        ? []
        : wrong(`there is no clause ${value}; ${guess(value, clauseIds) ?? "docs/PROTOCOL.md has them"}`);
    case "code": {
      const codes = Object.keys(failureCodes);
      return codes.includes(value)
        ? []
        : wrong(
            `there is no failure code ${value}; ${guess(value, codes) ?? `there are ${codes.join(", ")}`}`,
          );
    }
    case "expires":
      return isDay(value) ? [] : wrong(`expires takes a day as YYYY-MM-DD, not ${value}`);
    default:
      return [];
  }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // A day that is not in its month is taken for one of the next.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function oneOf(given: ReadonlyMap<string, unknown>, a: string, b: string): EntryTrouble[] {
  if (given.has(a) !== given.has(b)) return [];
  const isBoth = given.has(a);
  const why = isBoth
    ? `an entry has ${a} or ${b}, not both`
    : `the entry has neither ${a} nor ${b}; it takes one of them`;
  return [isBoth ? { member: b, isName: true, why } : { isName: false, why }];
}

/** A check fails in one way; a clause may be broken in several. */
function repeated(entry: Expectation, before: readonly Expectation[]): EntryTrouble[] {
  const same = before.find(({ check, clause, code, message }) =>
    entry.check === undefined
      ? clause === entry.clause && code === entry.code && message === entry.message
      : check === entry.check,
  );
  if (same === undefined) return [];
  const member = entry.check === undefined ? "clause" : "check";
  const where = same.line === undefined ? "an entry above" : `the entry of line ${same.line}`;
  return [{ member, isName: false, why: `${entry.check ?? entry.clause} has ${where} already` }];
}

function guess(word: string, known: readonly string[]): string | undefined {
  const near = nearest(word, known);
  return near.length === 0 ? undefined : `did you mean ${near.join(" or ")}?`;
}
