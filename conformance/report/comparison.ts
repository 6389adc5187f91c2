/** Expected and actual, so that the difference meets the eye. */
import { cutAround } from "./fit.js";
import { jsonLine, jsonLines } from "./json-lines.js";
import { lineDifference } from "./line-difference.js";
import type { Edit } from "./line-difference.js";
import type { Palette } from "./palette.js";
import { count } from "./visible.js";

export type ComparisonOptions = {
  readonly width: number;
  readonly colors: Palette;
  /** Nothing is cut. */
  readonly isTrace: boolean;
};

/** Equal lines that are shown before and after a difference. */
const context = 2;
/** A difference of more lines than this is no longer read, only its beginning. */
const mostLines = 40;

/** Letters that a line shares with the one it stands for; a quote and a bracket say nothing. */
const leastAlike = 3;

const expectedLabel = "expected  ";
const actualLabel = "actual    ";

/**
 * Short values stand under one another, with a caret where they part. Long ones of the same sort become one
 * value in which `-` was expected and `+` came instead.
 */
export function comparison(expected: unknown, actual: unknown, options: ComparisonOptions): string[] {
  const { width, colors } = options;
  const room = width - expectedLabel.length;
  const [wanted, got] = [jsonLine(expected), jsonLine(actual)];
  if (wanted.length <= room && got.length <= room) {
    const caret = areAlike(expected, actual) ? caretLine(wanted, got) : [];
    return [
      expectedLabel + colors.good(wanted),
      actualLabel + colors.bad(got),
      ...caret.map((line) => " ".repeat(actualLabel.length) + colors.bad(line)),
    ];
  }
  if (areAlike(expected, actual)) return merged(expected, actual, options);
  return [
    ...labelled(expectedLabel, expected, options).map((line) => colors.good(line)),
    ...labelled(actualLabel, actual, options).map((line) => colors.bad(line)),
  ];
}

function areAlike(expected: unknown, actual: unknown): boolean {
  return typeof expected === typeof actual && Array.isArray(expected) === Array.isArray(actual);
}

function caretLine(wanted: string, got: string): string[] {
  return wanted === got ? [] : [`${" ".repeat(firstDifference(wanted, got))}^`];
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

function labelled(label: string, value: unknown, { width, isTrace }: ComparisonOptions): string[] {
  const limits = isTrace ? {} : { longestString: 3 * width, mostElements: mostLines };
  const lines = jsonLines(value, { width: width - label.length, ...limits });
  const shown = isTrace ? lines : lines.slice(0, mostLines);
  const more = shown.length === lines.length ? [] : [`… (${count(lines.length - shown.length)} more lines)`];
  return [...shown, ...more].map((line, at) => (at === 0 ? label : " ".repeat(label.length)) + line);
}

function merged(expected: unknown, actual: unknown, options: ComparisonOptions): string[] {
  const { width, colors, isTrace } = options;
  const room = width - 2;
  const lineUp = { width: room, isOpen: true };
  const edits = lineDifference(jsonLines(expected, lineUp), jsonLines(actual, lineUp));
  const lines = isTrace
    ? edits.map((edit) => shownEdit(edit, undefined, Infinity, colors))
    : excerpt(edits, room, colors);
  return [`${colors.good("- expected")}  ${colors.bad("+ actual")}`, ...lines];
}

function excerpt(edits: readonly Edit[], room: number, colors: Palette): string[] {
  const lines: string[] = [];
  let skipped = 0;
  const flush = (): void => {
    if (skipped > 0) lines.push(colors.faint(`  … (${count(skipped)} equal lines)`));
    skipped = 0;
  };
  for (const [at, edit] of edits.entries()) {
    if (lines.length >= mostLines) {
      lines.push(colors.faint(`  … (${count(edits.length - at + skipped)} more lines; --trace shows all)`));
      return lines;
    }
    if (edit.kind === "same" && !isNearChange(edits, at)) {
      skipped += 1;
      continue;
    }
    flush();
    lines.push(shownEdit(edit, counterpart(edits, at), room, colors));
    const against = replacedBy(edits, at);
    if (against !== undefined && edit.line.length <= room) {
      lines.push(colors.bad(`${" ".repeat(2 + firstDifference(edit.line, against))}^`));
    }
  }
  flush();
  return lines;
}

function isNearChange(edits: readonly Edit[], at: number): boolean {
  return edits.slice(Math.max(0, at - context), at + context + 1).some(({ kind }) => kind !== "same");
}

/** The line that a changed line stands against: its neighbour of the other kind. */
function counterpart(edits: readonly Edit[], at: number): string | undefined {
  const kind = edits[at]?.kind;
  const other = kind === "removed" ? edits[at + 1] : edits[at - 1];
  return other === undefined || other.kind === kind || other.kind === "same" ? undefined : other.line;
}

/** The removed line that a single added one replaces: it comes right before, and begins alike. */
function replacedBy(edits: readonly Edit[], at: number): string | undefined {
  const [before, edit, next] = [edits[at - 1], edits[at], edits[at + 1]];
  if (before?.kind !== "removed" || edit?.kind !== "added" || next?.kind === "added") return undefined;
  const alike = edit.line.slice(0, firstDifference(edit.line, before.line)).trim();
  return alike.length >= leastAlike ? before.line : undefined;
}

function shownEdit(edit: Edit, against: string | undefined, room: number, colors: Palette): string {
  const at = against === undefined ? 0 : firstDifference(edit.line, against);
  const line = cutAround(edit.line, at, room);
  if (edit.kind === "same") return `  ${line}`;
  return edit.kind === "removed" ? colors.good(`- ${line}`) : colors.bad(`+ ${line}`);
}
