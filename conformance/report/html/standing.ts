/** How a check or a clause stands, as the page shows it: a word and a sign, so that no colour speaks alone. */
import type { Clause, ClauseId } from "../../../generated/clauses.js";
import { clauses } from "../../../generated/clauses.js";
import type { CheckResult, Report } from "../../engine/result.js";
import { verdictsFromWorst } from "../../engine/verdict.js";
import type { Verdict } from "../../engine/verdict.js";
import { verdictWord } from "../counts-text.js";

/** A verdict, or that a failure was expected, or that nothing speaks for a clause. */
export type Standing = Verdict | "expected" | "unchecked";

/** Which of several standings a clause has: the one that most wants looking at. */
const fromWorst: readonly Standing[] = [
  ...verdictsFromWorst.flatMap((verdict): Standing[] =>
    verdict === "pass" ? ["expected", verdict] : [verdict],
  ),
  "unchecked",
];

const signs: Readonly<Record<Standing, string>> = {
  pass: "✓",
  fail: "✕",
  crash: "†",
  hang: "∞",
  flaky: "≈",
  warn: "!",
  expected: "○",
  "n/a": "–",
  untestable: "?",
  "kit-bug": "¤",
  unchecked: "·",
};

export function signOf(standing: Standing): string {
  return signs[standing];
}

export function wordOf(standing: Standing): string {
  if (standing === "expected") return "failed as expected";
  return standing === "unchecked" ? "not checked" : verdictWord(standing);
}

/** The class of the page's style sheet. */
export function classOf(standing: Standing): string {
  return `is-${standing.replace("/", "")}`;
}

export function standingOf(result: CheckResult): Standing {
  return result.expected === undefined ? result.verdict : "expected";
}

/** In the order in which they are worth looking at, those that occur. */
export function occurring(results: readonly CheckResult[]): Standing[] {
  const seen = new Set(results.map(standingOf));
  return fromWorst.filter((standing) => seen.has(standing));
}

/** A failure says something of the clause that it breaks; of the other clauses of its check it says nothing. */
export function clauseStanding(id: ClauseId, results: readonly CheckResult[]): Standing {
  const own = results.filter(({ failure }) => failure === undefined || failure.clause === id);
  return occurring(own)[0] ?? "unchecked";
}

export type ClauseRow = {
  readonly clause: Clause;
  readonly standing: Standing;
  readonly results: readonly CheckResult[];
};

/** The clauses that bind the target in its profile, in the order of the document. */
export function clauseRows({ target, profile, checks }: Report): ClauseRow[] {
  return Object.values<Clause>(clauses)
    .filter(({ kinds, profiles }) => kinds.some((kind) => kind === target.kind) && profiles.includes(profile))
    .map((clause) => {
      const results = checks.filter((check) => check.clauses.includes(clause.id));
      return { clause, standing: clauseStanding(clause.id, results), results };
    });
}
