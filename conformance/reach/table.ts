/** The table class × clause × times met × check, and the list of what is missed. */
import { isMissed, sumOf } from "./measure.js";
import type { Reached, TimesMet } from "./measure.js";
import type { ValueClass } from "./value-class.js";

/** One line a class: its profiles with the number of cases, generated and, behind a `+`, vectors. */
export function tableLines(reached: readonly Reached[]): readonly string[] {
  const rows = [...byClass(reached)].map(([{ clause, what }, own]) => [
    own.some(isMissed) ? "✗" : "✓",
    clause,
    what,
    own.map(timesIn).join("  "),
    checksOf(own),
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/** What has to be met and is not, one line for each class and profile. */
export function missedLines(reached: readonly Reached[]): readonly string[] {
  return reached.filter(isMissed).map(({ valueClass, profile, vectors }) => {
    const only = vectors.size > 0 ? " (by vectors only)" : "";
    return `✗ ${valueClass.clause}: ${valueClass.what}, in profile ${profile}${only}`;
  });
}

/** How many classes there are, and how many are met by vectors only. */
export function summaryLine(reached: readonly Reached[]): string {
  const classes = [...byClass(reached).values()];
  const missed = classes.filter((own) => own.some(isMissed)).length;
  const byVectors = classes.filter(
    (own) => !own.some(isMissed) && own.some(({ generated }) => generated.size === 0),
  ).length;
  const met = classes.length - missed - byVectors;
  return `${classes.length} value classes: ${met} met by generated cases, ${byVectors} by vectors only, ${missed} missed`;
}

function byClass(reached: readonly Reached[]): ReadonlyMap<ValueClass, readonly Reached[]> {
  const rows = new Map<ValueClass, readonly Reached[]>();
  for (const row of reached) rows.set(row.valueClass, [...(rows.get(row.valueClass) ?? []), row]);
  return rows;
}

function timesIn({ profile, generated, vectors }: Reached): string {
  return `${profile} ${sumOf(generated)}+${sumOf(vectors)}`;
}

/** The checks that meet the class in some profile, those that do most often first. */
function checksOf(own: readonly Reached[]): string {
  const times = new Map<string, number>();
  const add = (met: TimesMet): void => {
    for (const [check, count] of met) times.set(check, (times.get(check) ?? 0) + count);
  };
  for (const { generated, vectors } of own) [generated, vectors].forEach(add);
  const checks = [...times].sort(([, a], [, b]) => b - a).map(([check]) => check);
  const shown = checks.slice(0, checksShown);
  const more = checks.length > shown.length ? ` and ${checks.length - shown.length} more` : "";
  return `${shown.join(", ")}${more}`;
}

/** More do not fit on a line. */
const checksShown = 3;
