/**
 * `--update-expectations`: the smallest edit that makes an expectations file say what a run has seen. What is right
 * stays as it is, comments and layout included; why a new entry is there remains for a person to write.
 */
import { isMap, isScalar, isSeq, parseDocument, stringify } from "yaml";
import type { Document, Node, YAMLMap } from "yaml";
import { placeholder } from "../engine/expectation.js";
import type { Expectation } from "../engine/expectation.js";
import type { CheckResult, Report } from "../engine/result.js";
import { breaksGate } from "../engine/gate.js";
import type { ExpectationsFile } from "./expectations-file.js";

export type ExpectationsUpdate = {
  readonly text: string;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** What no edit can settle, and why. */
  readonly left: readonly string[];
};

/**
 * Entries that nothing fails by any more go, those of a check that fails in another way get its code, and failures
 * that have none get one. An entry that has expired stays: to renew it is a decision.
 *
 * @param report of a whole run with the entries of the file
 */
export function updatedExpectations(file: ExpectationsFile, report: Report): ExpectationsUpdate {
  const { entries } = file;
  const problems = report.expectations?.problems ?? [];
  const hasProblem = (entry: Expectation, ...kinds: readonly string[]): boolean =>
    problems.some(({ kind, line }) => line === entry.line && kinds.includes(kind));
  const failing = report.checks.filter(breaksGate);
  const changes = new Map<Expectation, CheckResult>();
  for (const entry of entries) {
    const result = failing.find(({ id }) => id === entry.check);
    if (result !== undefined && hasProblem(entry, "changed-failure")) changes.set(entry, result);
  }
  const gone = entries.filter((entry) => hasProblem(entry, "unexpected-pass", "unmatched"));
  const listed = new Set(entries.filter((entry) => !gone.includes(entry)).map(({ check }) => check));
  const expiredClauses = entries.filter((entry) => hasProblem(entry, "expired")).map(({ clause }) => clause);
  const unlisted = failing.filter(
    ({ id, failure }) => !listed.has(id) && !expiredClauses.includes(failure?.clause),
  );
  const fresh = unlisted.filter(({ verdict }) => verdict !== "flaky");
  const flaky = unlisted.filter(({ verdict }) => verdict === "flaky");
  const expired = entries.filter((entry) => hasProblem(entry, "expired"));
  return {
    text: edited(file, gone, changes, fresh),
    added: fresh.map(({ id }) => id),
    changed: [...changes.values()].map(({ id }) => id),
    removed: gone.map(nameOf),
    left: [
      ...flaky.map(({ id }) => `${id} is flaky, so no entry can expect it`),
      ...expired.map((entry) => `the entry of ${nameOf(entry)} has expired: renew it or take it out`),
    ],
  };
}

function nameOf({ check, clause }: Expectation): string {
  return check ?? clause;
}

function edited(
  { text, document, entries }: ExpectationsFile,
  gone: readonly Expectation[],
  changes: ReadonlyMap<Expectation, CheckResult>,
  fresh: readonly CheckResult[],
): string {
  const { contents } = document;
  const items = isSeq<Node>(contents) ? contents.items.filter((item) => isMap<Node, Node | null>(item)) : [];
  const edits: Edit[] = [];
  for (const [at, entry] of entries.entries()) {
    const item = items[at];
    if (item === undefined) continue;
    const code = changes.get(entry)?.failure?.code;
    if (gone.includes(entry)) edits.push(removalOf(text, item));
    else if (code !== undefined) edits.push(...codeEdits(item, code));
  }
  const isFlow = items.length > 0 && isSeq(contents) && contents.flow === true;
  if (isFlow && (gone.length > 0 || fresh.length > 0)) return rewritten(text, entries, gone, changes, fresh);
  const kept = applied(text, edits);
  if (fresh.length === 0) return kept;
  const dash = items[0] === undefined ? 0 : dashOf(text, items[0]);
  return appended(kept, fresh, dash - lineStart(text, dash));
}

type Edit = { readonly from: number; readonly to: number; readonly text: string };

function applied(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((before, { from, to, text: put }) => before.slice(0, from) + put + before.slice(to), text);
}

/** The entry's lines, with the comment that stands directly above it and the blank line that parts it from the next. */
function removalOf(text: string, item: YAMLMap<Node, Node | null>): Edit {
  let from = lineStart(text, dashOf(text, item));
  for (let above = lineAbove(text, from); above?.line.trim().startsWith("#") === true;) {
    from = above.start;
    above = lineAbove(text, from);
  }
  // A comment at the very top is about the file.
  if (from === 0) from = lineStart(text, dashOf(text, item));
  const last = item.items.at(-1);
  const end = (last?.value ?? last?.key)?.range?.[1] ?? from;
  // The text of a block ends behind its last line already.
  let to = text[end - 1] === "\n" ? end : nextLine(text, end);
  const isParted = from === 0 || lineAbove(text, from)?.line.trim() === "";
  if (isParted && /^[ \t]*\r?\n/.test(text.slice(to))) to = nextLine(text, to);
  return { from, to, text: "" };
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf("\n", at - 1) + 1;
}

/** Where the line after that of `at` begins. */
function nextLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end + 1;
}

function lineAbove(
  text: string,
  start: number,
): { readonly start: number; readonly line: string } | undefined {
  if (start === 0) return undefined;
  const above = lineStart(text, start - 1);
  return { start: above, line: text.slice(above, start) };
}

/** Where the dash of the entry stands, behind which its first member need not follow on the same line. */
function dashOf(text: string, item: Node): number {
  return text.lastIndexOf("-", (item.range?.[0] ?? 0) - 1);
}

/** The new code in place of the old one, or of the message. */
function codeEdits(item: YAMLMap<Node, Node | null>, code: string): Edit[] {
  const pair = item.items.find(
    ({ key }) => isScalar(key) && (key.value === "code" || key.value === "message"),
  );
  const from = pair?.key.range?.[0];
  const to = pair?.value?.range?.[1];
  return from === undefined || to === undefined ? [] : [{ from, to, text: `code: ${code}` }];
}

function appended(text: string, fresh: readonly CheckResult[], indent: number): string {
  const margin = " ".repeat(indent);
  const lines = stringify(fresh.map(entryOf), { lineWidth: 0 })
    .trimEnd()
    .split("\n")
    .map((line) => `${margin}${line}\n`)
    .join("");
  // An empty list in brackets is no list that a line could be put to.
  const before = text.replace(/^\[\s*\][ \t]*\r?\n?/m, "");
  const isEnded = before === "" || before.endsWith("\n");
  return `${before}${isEnded ? "" : "\n"}${lines}`;
}

function entryOf({ id, failure }: CheckResult): Record<string, string> {
  return {
    check: id,
    code: failure?.code ?? "",
    reason: `${placeholder}: why the target fails`,
    link: `${placeholder}: where the fix is tracked`,
  };
}

/** A list in brackets is written by the library. */
function rewritten(
  text: string,
  entries: readonly Expectation[],
  gone: readonly Expectation[],
  changes: ReadonlyMap<Expectation, CheckResult>,
  fresh: readonly CheckResult[],
): string {
  const document: Document = parseDocument(text);
  for (const [at, entry] of [...entries.entries()].reverse()) {
    const code = changes.get(entry)?.failure?.code;
    if (gone.includes(entry)) document.deleteIn([at]);
    else if (code !== undefined) {
      document.deleteIn([at, "message"]);
      document.setIn([at, "code"], code);
    }
  }
  for (const result of fresh) document.addIn([], document.createNode(entryOf(result)));
  return document.toString({ lineWidth: 0 });
}
