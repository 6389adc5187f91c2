/** Expected and actual in two columns, line against line, with what differs marked. */
import { cutAround } from "../fit.js";
import { jsonLines } from "../json-lines.js";
import { lineDifference } from "../line-difference.js";
import { count } from "../visible.js";
import { html } from "./markup.js";
import type { Markup } from "./markup.js";

type Row = { readonly isSame: boolean; readonly left?: string; readonly right?: string };

/** Columns of one side at the widths that most screens have. */
const width = 56;
/** What nobody reads to its end: the JSON report has it. */
const limits = { longestString: 4_000, mostElements: 500 };
const mostRows = 200;
const longestLine = 600;
/** Equal lines that are shown around a difference. */
const context = 3;

export function sideBySide(expected: unknown, actual: unknown): Markup {
  const rows = rowsOf(expected, actual);
  return html`<div class="compare">
    <div class="row heads">
      <div class="was">− expected</div>
      <div class="is">+ actual</div>
    </div>
    ${excerpt(rows)}
  </div>`;
}

function rowsOf(expected: unknown, actual: unknown): Row[] {
  const areAlike = typeof expected === typeof actual && Array.isArray(expected) === Array.isArray(actual);
  const lines = (value: unknown): string[] =>
    jsonLines(value ?? null, { width, isOpen: areAlike, ...limits });
  const [before, after] = [lines(expected), lines(actual)];
  return areAlike ? aligned(before, after) : beside(before, after);
}

function aligned(before: readonly string[], after: readonly string[]): Row[] {
  const rows: Row[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const flush = (): void => {
    rows.push(...paired(removed, added));
    [removed, added] = [[], []];
  };
  for (const { kind, line } of lineDifference(before, after)) {
    if (kind === "removed") removed.push(line);
    else if (kind === "added") added.push(line);
    else {
      flush();
      rows.push({ isSame: true, left: line, right: line });
    }
  }
  flush();
  return rows;
}

/** Lines that begin alike stand against one another; between such pairs, the others do in their order. */
function paired(removed: readonly string[], added: readonly string[]): Row[] {
  if (removed.length === added.length || removed.length * added.length > mostPairs)
    return beside(removed, added);
  const rows: Row[] = [];
  let from = 0;
  let done = 0;
  for (const [at, line] of added.entries()) {
    const likeness = removed.map((other, index) => (index < from ? 0 : alike(line, other)));
    const best = Math.max(0, ...likeness);
    if (best < leastAlike) continue;
    const partner = likeness.indexOf(best);
    rows.push(...beside(removed.slice(from, partner), added.slice(done, at)));
    rows.push(...beside(removed.slice(partner, partner + 1), [line]));
    from = partner + 1;
    done = at + 1;
  }
  return [...rows, ...beside(removed.slice(from), added.slice(done))];
}

/** Beyond this many pairs of lines nobody sees which are alike. */
const mostPairs = 10_000;
/** A quote and a bracket say nothing. */
const leastAlike = 3;

function alike(a: string, b: string): number {
  return a.slice(0, commonStart(a, b)).trim().length;
}

function beside(left: readonly string[], right: readonly string[]): Row[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const [was, is] = [left[at], right[at]];
    return {
      isSame: false,
      ...(was === undefined ? {} : { left: was }),
      ...(is === undefined ? {} : { right: is }),
    };
  });
}

function excerpt(rows: readonly Row[]): Markup[] {
  const shown: Markup[] = [];
  let skipped = 0;
  const flush = (): void => {
    if (skipped > 0) shown.push(html`<div class="gap">… ${count(skipped)} equal lines</div>`);
    skipped = 0;
  };
  for (const [at, row] of rows.entries()) {
    if (shown.length >= mostRows) {
      shown.push(
        html`<div class="gap">
          … ${count(rows.length - at + skipped)} more lines; the JSON report has all
        </div>`,
      );
      return shown;
    }
    const near = rows.slice(Math.max(0, at - context), at + context + 1);
    if (near.every(({ isSame }) => isSame)) {
      skipped += 1;
      continue;
    }
    flush();
    shown.push(rowMarkup(row));
  }
  flush();
  return shown;
}

function rowMarkup({ isSame, left, right }: Row): Markup {
  if (isSame) {
    const line = cutAround(left ?? "", 0, longestLine);
    return html`<div class="row same">
      <div class="was">${line}</div>
      <div class="is">${line}</div>
    </div>`;
  }
  const at = left === undefined || right === undefined ? 0 : commonStart(left, right);
  const [was, is] = [left, right].map((line) =>
    line === undefined ? undefined : cutAround(line, at, longestLine),
  );
  return html`<div class="row differs">${side("was", was, is)}${side("is", is, was)}</div>`;
}

function side(name: "was" | "is", line: string | undefined, against: string | undefined): Markup {
  if (line === undefined) return html`<div class="${name} none"></div>`;
  if (against === undefined) return html`<div class="${name}"><mark>${line}</mark></div>`;
  const from = commonStart(line, against);
  let to = line.length;
  let other = against.length;
  while (to > from && other > from && line[to - 1] === against[other - 1]) {
    to -= 1;
    other -= 1;
  }
  const part = to > from ? html`<mark>${line.slice(from, to)}</mark>` : html``;
  return html`<div class="${name}">${line.slice(0, from)}${part}${line.slice(to)}</div>`;
}

/** Whole characters only: a half of one would be shown as an escape. */
function commonStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at > 0 && /[\ud800-\udbff]/.test(a.charAt(at - 1)) ? at - 1 : at;
}
