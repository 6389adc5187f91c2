/** What a report says of the expectations of its run. */
import type { Expectations } from "./expectation.js";
import { expectationProblems } from "./expectations.js";
import type { Seen } from "./expectations.js";
import type { ExpectationsReport } from "./result.js";

/** Judges the entries by what was seen. */
export function expectationsReport({ file, entries }: Expectations, seen: Seen): ExpectationsReport {
  return {
    ...(file === undefined ? {} : { file }),
    entries: entries.map(({ line: _line, ...entry }) => entry),
    expected: seen.results.filter(({ expected }) => expected !== undefined).length,
    problems: expectationProblems(entries, seen),
  };
}
