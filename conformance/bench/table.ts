/** Findings as a table for people. */
import { isReached, ratioOf } from "./finding.js";
import type { Finding } from "./finding.js";
import type { Measured } from "./measure.js";

/** A heading for each benchmark, and a line for each finding: what, how long, against what, how many times that, the goal. */
export function tableLines(findings: readonly Finding[]): string[] {
  const benches = [...new Set(findings.map(({ bench }) => bench))];
  return benches.flatMap((bench) => {
    const rows = findings.filter((finding) => finding.bench === bench).map(cells);
    const widths = (rows[0] ?? []).map((_, column) =>
      Math.max(...rows.map((row) => row[column]?.length ?? 0)),
    );
    const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
    return [bench, ...lines.map((line) => `  ${line.trimEnd()}`), ""];
  });
}

function cells(finding: Finding): string[] {
  const { subject, against } = finding;
  const isHeld = against !== undefined;
  return [
    subject.name,
    timeText(subject),
    isHeld ? `${ratioOf(finding).toFixed(2)} × ${against.name}, ${timeText(against)}` : "",
    goalText(finding),
  ];
}

function goalText(finding: Finding): string {
  const { mostRatio, mostMs } = finding;
  const reached = isReached(finding);
  if (reached === undefined) return "";
  const goal = mostRatio === undefined ? durationText(mostMs ?? NaN) : `${mostRatio} ×`;
  return `${reached ? "✓" : "✗"} goal ${goal}`;
}

function timeText({ median, low, high }: Measured): string {
  return `${durationText(median)} (${durationText(low)} … ${durationText(high)})`;
}

/** Three significant digits, in the unit that suits. */
export function durationText(ms: number): string {
  const [value, unit] =
    ms >= 1_000 ? [ms / 1_000, "s"] : ms >= 1 ? [ms, "ms"] : ms >= 1e-3 ? [1e3 * ms, "µs"] : [1e6 * ms, "ns"];
  return `${Number(value.toPrecision(3))} ${unit}`;
}
