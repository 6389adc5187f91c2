/** What the kit says of a check, and what that means for the gate. */

export const verdicts = [
  "pass",
  "fail",
  "warn",
  "n/a",
  "untestable",
  "flaky",
  "crash",
  "hang",
  "kit-bug",
] as const;
export type Verdict = (typeof verdicts)[number];

/** Every verdict, the one that most wants looking at first. */
export const verdictsFromWorst: readonly Verdict[] = [
  "kit-bug",
  "crash",
  "hang",
  "fail",
  "flaky",
  "warn",
  "pass",
  "untestable",
  "n/a",
];

/** Whether the verdict makes the target not conforming (exit 1). */
export function failsGate(verdict: Verdict): boolean {
  return verdict === "fail" || verdict === "crash" || verdict === "hang" || verdict === "flaky";
}

/** Whether something was executed and judged: only this counts as checked. */
export function isJudged(verdict: Verdict): boolean {
  return verdict !== "n/a" && verdict !== "untestable" && verdict !== "kit-bug";
}

/** A count of each verdict. */
export function countVerdicts(seen: readonly Verdict[]): Record<Verdict, number> {
  const counts = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  for (const verdict of seen) counts[verdict] += 1;
  return counts;
}
