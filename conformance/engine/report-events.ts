/** A report told as the events of the run that made it, so that every reporter can be fed from a file. */
import type { EngineEvent } from "./events.js";
import type { Report } from "./result.js";

/** The events in their order: what was said while a check was running is not in a report, and so not among them. */
export function eventsOfReport(report: Report): EngineEvent[] {
  const { checks, profile, seed, runs, target, notes } = report;
  const names = [...new Set(checks.map(({ suite }) => suite))];
  return [
    {
      type: "run-started",
      target: target.name,
      profile,
      planned: checks.length,
      suites: names.map((name) => ({ name, checks: checks.filter(({ suite }) => suite === name).length })),
      seed,
      runs,
    },
    ...notes.map((text): EngineEvent => ({ type: "note", text })),
    ...checks.flatMap((result): EngineEvent[] => [
      { type: "check-started", id: result.id },
      { type: "check-finished", result },
    ]),
    { type: "run-finished", report },
  ];
}
