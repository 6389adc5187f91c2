/**
 * Reads an expectations file: YAML, a list of entries (docs/EXPECTATIONS.md). The only place that knows its text form,
 * its updater aside; everything downstream has entries that are known to be right.
 */
import { readFileSync } from "node:fs";
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { Document, Node, YAMLMap } from "yaml";
import type { Expectation, Expectations } from "../engine/expectation.js";
import { UsageError } from "../usage-error.js";
import { entryMembers, entryTroubles } from "./expectation-entry.js";
import type { EntryTrouble } from "./expectation-entry.js";
import { reasonOf } from "./replace-file.js";

/** A file that was read, with its document for whoever edits it. */
export type ExpectationsFile = {
  readonly path: string;
  readonly text: string;
  readonly document: Document;
  /** In the order of the file's list. */
  readonly entries: readonly Expectation[];
};

/**
 * Reads the failures that a run may have.
 *
 * @param path of a YAML file
 * @throws UsageError when it cannot be read, naming the line and the column of what is wrong
 */
export function readExpectations(path: string): Expectations {
  return { file: path, entries: readExpectationsFile(path).entries };
}

/** @param orElse the text of a file that does not exist; without it, that is an error. @throws UsageError */
export function readExpectationsFile(path: string, orElse?: string): ExpectationsFile {
  const text = textOf(path, orElse);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const faults: Fault[] = [];
  const [broken] = document.errors;
  if (broken !== undefined) {
    // The library's message ends in an excerpt of the file.
    const what = (broken.message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, "");
    faults.push({ offset: broken.pos[0], why: `it is not YAML that can be read: ${what}` });
  }
  const entries = broken === undefined ? entriesOf(document, lines, faults) : [];
  const [first] = faults;
  if (first === undefined) return { path, text, document, entries };
  const { line, col } = lines.linePos(first.offset);
  const more = faults.length === 1 ? "" : ` (and ${faults.length - 1} more)`;
  throw new UsageError(`${path}:${line}:${col}: ${first.why}${more}`);
}

type Fault = { readonly offset: number; readonly why: string };

function textOf(path: string, orElse: string | undefined): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (isMissing && orElse !== undefined) return orElse;
    const why = isMissing ? "there is no such file" : reasonOf(error);
    throw new UsageError(`--expectations: ${path} cannot be read: ${why}`);
  }
}

function entriesOf(document: Document, lines: LineCounter, faults: Fault[]): Expectation[] {
  const { contents } = document;
  if (contents === null || (isScalar(contents) && contents.value === null)) return [];
  if (!isSeq<Node>(contents)) {
    faults.push({ offset: startOf(contents), why: "the file holds a list: each entry begins with a -" });
    return [];
  }
  const entries: Expectation[] = [];
  for (const item of contents.items) {
    if (!isMap<Node, Node | null>(item)) {
      faults.push({
        offset: startOf(item),
        why: `an entry is a map with the members ${entryMembers.join(", ")}`,
      });
      continue;
    }
    const value: unknown = item.toJS(document);
    const troubles = entryTroubles(value, entries);
    for (const trouble of troubles) faults.push({ offset: offsetOf(item, trouble), why: trouble.why });
    // Known to be one: nothing is wrong with it.
    if (troubles.length === 0)
      entries.push({ ...(value as Expectation), line: lines.linePos(startOf(item)).line });
  }
  return entries;
}

/** Where the member's name or its value stands; else where the entry begins. */
function offsetOf(item: YAMLMap<Node, Node | null>, { member, isName }: EntryTrouble): number {
  const pair = item.items.find(({ key }) => isScalar(key) && key.value === member);
  if (pair === undefined) return startOf(item);
  return isName ? startOf(pair.key) : startOf(pair.value ?? pair.key);
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}
