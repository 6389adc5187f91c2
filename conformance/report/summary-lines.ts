/** The end of a run: counts, what was not checked and why, notes, and the last word. */
import { clauses } from "../../generated/clauses.js";
import { exitCodes } from "../engine/exit-code.js";
import { breaksGate } from "../engine/gate.js";
import type { Report, UncheckedMust } from "../engine/result.js";
import { shardText } from "../engine/scope.js";
import { isJudged } from "../engine/verdict.js";
import { checksText, countsText, timeText } from "./counts-text.js";
import { doNotHold, expectedFailures, ofThemExpected } from "./expectation-lines.js";
import { wrapWords } from "./fit.js";
import type { Palette } from "./palette.js";
import { visible } from "./visible.js";

export type SummaryOptions = {
  readonly width: number;
  readonly colors: Palette;
  /** Each unchecked MUST gets a line with its title. */
  readonly isVerbose: boolean;
};

/** Ids of one reason that are named; more are only counted, by family. */
const mostIds = 12;

/** Everything after the failures, the last word excepted. */
export function summaryLines(report: Report, options: SummaryOptions): string[] {
  const { width, colors } = options;
  const { musts, profile } = report;
  const notes = report.notes.flatMap((note) => hanging("note: ", visible(note), width));
  return [
    colors.faint("─".repeat(width)),
    `${countsText(report.summary)}${ofThemExpected(report.expectations?.expected ?? 0)} in ${timeText(report.durationMs)}`,
    `MUSTs checked: ${musts.checked} of ${musts.of} (${profile})`,
    ...(options.isVerbose ? each(musts.unchecked, options) : byReason(musts.unchecked, options)),
    ...notes,
  ];
}

/** What it comes to: the line that a reader looks for, in step with the exit code. */
export function lastWord(report: Report, colors: Palette): string {
  const failing = report.checks.filter(breaksGate).length;
  const { expected = 0, problems = [] } = report.expectations ?? {};
  const bugs = report.summary["kit-bug"];
  const part = report.shard === undefined ? "" : `${shardText(report.shard)}: `;
  switch (report.exitCode) {
    case exitCodes.conforming:
      if (expected > 0) return colors.doubtful(butFor(part, expected));
      return part === "" ? colors.good("conforming") : `${part}all passed`;
    case exitCodes.notConforming: {
      const stale = problems.length === 0 ? [] : [doNotHold(problems.length)];
      const wrong = failing === 0 ? [] : [`not conforming (${checksText(failing)})`];
      return colors.bad(`${part}${[...wrong, ...stale].join("; ")}`);
    }
    case exitCodes.kitBug:
      return colors.bad(`no verdict: the kit itself failed in ${checksText(bugs)}; please report it`);
    case exitCodes.nothingExecuted:
      return colors.bad(
        report.checks.some(({ verdict }) => isJudged(verdict))
          ? `${part}no verdict: not every check was run`
          : `${part}nothing executed`,
      );
    case exitCodes.interrupted: {
      const soFar = failing === 0 ? "no failure so far" : `${checksText(failing)} not conforming so far`;
      return colors.bad(`interrupted after ${checksText(report.checks.length)}; ${soFar}`);
    }
    default:
      return colors.bad(`ended with exit code ${report.exitCode}`);
  }
}

/** A run with expected failures does not say that the target conforms. */
function butFor(part: string, expected: number): string {
  const but = `but for ${expectedFailures(expected)}`;
  return part === "" ? `conforming ${but}` : `${part}all passed ${but}`;
}

function byReason(unchecked: readonly UncheckedMust[], { width, colors }: SummaryOptions): string[] {
  const groups = new Map<string, string[]>();
  for (const { clause, reason } of unchecked) groups.set(reason, [...(groups.get(reason) ?? []), clause]);
  return [...groups].flatMap(([reason, ids]) => {
    const list = ids.length <= mostIds ? ids.join(", ") : families(ids);
    return hanging("  ", `${list}: ${visible(reason)}`, width, "    ").map((line) => colors.faint(line));
  });
}

/** `10 of LIST, 3 of GRP`. */
function families(ids: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const id of ids) {
    const family = id.slice(0, id.indexOf("-"));
    counts.set(family, (counts.get(family) ?? 0) + 1);
  }
  return [...counts].map(([family, number]) => `${number} of ${family}`).join(", ");
}

function each(unchecked: readonly UncheckedMust[], { width, colors }: SummaryOptions): string[] {
  return unchecked.flatMap(({ clause, reason }) =>
    hanging("  ", `${clause} ${clauses[clause].title}: ${visible(reason)}`, width, "    ").map((line) =>
      colors.faint(line),
    ),
  );
}

function hanging(lead: string, text: string, width: number, margin = " ".repeat(lead.length)): string[] {
  const lines = wrapWords(text, width - margin.length);
  return lines.map((line, at) => (at === 0 ? lead : margin) + line);
}
