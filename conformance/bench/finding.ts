/** What a benchmark found: a figure, what it is held against, and the goal. */
import type { Measured } from "./measure.js";

/** One line of the table. Times are milliseconds. */
export type Finding = {
  readonly bench: string;
  /** What was measured. */
  readonly subject: Measured;
  /** What it is measured against, in the same run; a goal in absolute terms has nothing to be held against. */
  readonly against?: Measured;
  /** At most so many times what it is measured against. */
  readonly mostRatio?: number;
  /** At most so many milliseconds. */
  readonly mostMs?: number;
};

/** How many times what it is measured against the subject takes; NaN where there is nothing. */
export function ratioOf({ subject, against }: Finding): number {
  return against === undefined ? NaN : subject.median / against.median;
}

/** Whether the goal is reached; `undefined` where there is none. */
export function isReached(finding: Finding): boolean | undefined {
  const { subject, mostRatio, mostMs } = finding;
  if (mostRatio !== undefined) return ratioOf(finding) <= mostRatio;
  return mostMs === undefined ? undefined : subject.median <= mostMs;
}
