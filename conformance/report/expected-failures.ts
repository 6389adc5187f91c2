/** What a report says of failures that are expected. */
import type { CheckResult, Report } from "../engine/result.js";

export type ExpectedFailure = {
  readonly reason: string;
  readonly link?: string;
  readonly expires?: string;
};

/** Why the check's failure is expected, if it is. */
export function expectedFailure(result: CheckResult): ExpectedFailure | undefined {
  return result.expected;
}

/** Expectations that do not hold, a line each. */
export function expectationProblems({ expectations }: Report): string[] {
  return (expectations?.problems ?? []).map(({ message }) => message);
}

/** The reason, with where it is tracked and until when. */
export function expectedText({ reason, link, expires }: ExpectedFailure): string {
  const more = [
    ...(link === undefined ? [] : [link]),
    ...(expires === undefined ? [] : [`until ${expires}`]),
  ];
  return more.length === 0 ? reason : `${reason} (${more.join(", ")})`;
}
