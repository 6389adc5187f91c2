/** The reports of shards as the one report of the whole run. Pure: nothing is run again, everything is counted again. */
import type { ClauseId } from "../../generated/clauses.js";
import type { Check } from "./check.js";
import { expectationsReport } from "./expectations-report.js";
import { exitCodeOf, exitCodes } from "./exit-code.js";
import { countMusts } from "./musts.js";
import type { KnownGaps } from "./musts.js";
import type { Report } from "./result.js";
import { scopeOf, shardText, unfinishedOf } from "./scope.js";
import type { MissingChecks } from "./scope.js";
import { countVerdicts } from "./verdict.js";

/** A report and where it was read, by which an error names it. */
export type NamedReport = { readonly from: string; readonly report: Report };

/** What the kit knows of its checks and clauses. */
export type MergeKnowledge = {
  /** Every check, in the order of reports. */
  readonly checks: readonly Pick<Check<unknown>, "id" | "clauses" | "profiles">[];
  readonly gaps: KnownGaps;
  /** Whether the version of the specification that was checked has the clause; default: all of them. */
  readonly hasClause?: (clause: ClauseId) => boolean;
};

/** Why reports do not make one: a sentence that names the files. */
export class MergeError extends Error {
  override readonly name = "MergeError";
}

/**
 * Puts the reports of all shards of a run together, in whatever order they come.
 *
 * @returns the report that one run of all checks would have made, but for the times: it began with the first shard
 * and ended with the last
 * @throws MergeError when the reports are not just the shards of one run
 */
export function mergeReports(named: readonly NamedReport[], knowledge: MergeKnowledge): Report {
  const shards = inOrder(named);
  const [first] = shards;
  if (first === undefined) throw new MergeError("there is no report to merge");
  for (const other of shards.slice(1)) agree(first, other);
  const reports = shards.map(({ report }) => report);
  const place = new Map(knowledge.checks.map(({ id }, at) => [id, at]));
  const byPlace = (a: string, b: string): number => (place.get(a) ?? 0) - (place.get(b) ?? 0);
  const checks = reports.flatMap((report) => report.checks).sort((a, b) => byPlace(a.id, b.id));
  const missing = missingOf(reports).map((group) => ({ ...group, checks: group.checks.toSorted(byPlace) }));
  wholeOrThrow(shards, missing, place);
  const scope = scopeOf(first.report.scope.checks, missing, first.report.scope.reduced);
  const { shard: _shard, ...more } = first.report;
  const isInterrupted = reports.some(({ exitCode }) => exitCode === exitCodes.interrupted);
  const { expectations: expected } = first.report;
  const expectations =
    expected &&
    expectationsReport(expected, {
      results: checks,
      checks: knowledge.checks.filter(({ profiles }) => profiles.includes(first.report.profile)),
      today: first.report.startedAt.slice(0, "YYYY-MM-DD".length),
    });
  const startedAt = Math.min(...reports.map(startOf));
  return {
    ...more,
    runs: Math.min(...reports.map(({ runs }) => runs)),
    startedAt: new Date(startedAt).toISOString(),
    durationMs: Math.max(...reports.map((report) => startOf(report) + report.durationMs)) - startedAt,
    summary: countVerdicts(checks.map(({ verdict }) => verdict)),
    musts: countMusts(
      first.report.target.kind,
      first.report.profile,
      checks,
      knowledge.gaps,
      knowledge.hasClause,
    ),
    scope,
    exitCode: isInterrupted
      ? exitCodes.interrupted
      : exitCodeOf(checks, unfinishedOf(scope), expectations?.problems),
    ...(expectations === undefined ? {} : { expectations }),
    checks,
    notes: notesOf(reports),
  };
}

/** The shards from the first to the last. @throws MergeError when one is missing, twice there, or no shard */
function inOrder(named: readonly NamedReport[]): NamedReport[] {
  const places = new Map<number, NamedReport>();
  const of = named[0]?.report.shard?.of ?? 0;
  for (const each of named) {
    const { shard } = each.report;
    if (shard === undefined)
      throw new MergeError(`${each.from} is the report of no shard: run it with --shard`);
    if (shard.of !== of || shard.index > of) {
      throw new MergeError(
        `${each.from} is of ${shardText(shard)}, and ${named[0]?.from ?? ""} of one of ${of}`,
      );
    }
    const twin = places.get(shard.index);
    if (twin !== undefined)
      throw new MergeError(`${twin.from} and ${each.from} are both of ${shardText(shard)}`);
    places.set(shard.index, each);
  }
  const absent = Array.from({ length: of }, (_, at) => at + 1).filter((index) => !places.has(index));
  if (absent.length > 0) {
    throw new MergeError(
      `the report of shard ${absent.join(", ")} of ${of} is missing: name the reports of all shards`,
    );
  }
  return [...places.values()].sort((a, b) => (a.report.shard?.index ?? 0) - (b.report.shard?.index ?? 0));
}

const alike: readonly (readonly [what: string, of: (report: Report) => unknown])[] = [
  ["kit", ({ kit }) => `${kit.name} ${kit.version}`],
  ["specification", ({ specification }) => specification.version],
  ["target", ({ target }) => `${target.kind} ${target.name}`],
  ["version of the target", ({ target }) => target.version ?? "(none)"],
  ["profile", ({ profile }) => profile],
  ["seed", ({ seed }) => seed],
  ["number of --runs", ({ requestedRuns }) => requestedRuns],
  ["number of checks", ({ scope }) => scope.checks],
  [
    "selection of checks",
    ({ scope }) => scope.missing.find(({ because }) => because === "selection")?.why ?? "all",
  ],
  ["list of expectations", ({ expectations }) => JSON.stringify(expectations?.entries ?? [])],
  ["number of cases", ({ scope }) => scope.reduced.join("; ")],
];

function agree(one: NamedReport, other: NamedReport): void {
  for (const [what, of] of alike) {
    const [mine, theirs] = [of(one.report), of(other.report)];
    if (mine === theirs) continue;
    throw new MergeError(
      `${other.from} has another ${what} than ${one.from}: ${String(theirs)} and not ${String(mine)}`,
    );
  }
}

/** What no shard has a result of. Who is not selected is so in every shard; who was not run, in one. */
function missingOf(reports: readonly Report[]): MissingChecks[] {
  const groups = reports.flatMap(({ scope }) => scope.missing);
  const selection = groups.find(({ because }) => because === "selection");
  const unfinished = groups.filter(({ because }) => because === "unfinished");
  const why = [...new Set(unfinished.map((group) => group.why))].join(", ");
  return [
    ...(selection === undefined ? [] : [selection]),
    { because: "unfinished", why, checks: unfinished.flatMap(({ checks }) => checks) },
  ];
}

/** Makes sure that every check is there once. @throws MergeError */
function wholeOrThrow(
  shards: readonly NamedReport[],
  missing: readonly MissingChecks[],
  known: ReadonlyMap<string, number>,
): void {
  const seen = new Map<string, string>();
  const see = (id: string, from: string): void => {
    const before = seen.get(id);
    if (before !== undefined) throw new MergeError(`the check ${id} is in ${before} and in ${from}`);
    if (!known.has(id)) throw new MergeError(`${from} has a check ${id}, which this kit does not know`);
    seen.set(id, from);
  };
  for (const { from, report } of shards) for (const { id } of report.checks) see(id, from);
  for (const { checks } of missing) for (const id of checks) see(id, shards[0]?.from ?? "");
  const all = shards[0]?.report.scope.checks ?? 0;
  if (seen.size !== all)
    throw new MergeError(`the reports hold ${seen.size} of the ${all} checks of the profile`);
}

/** A note of all shards stands for itself; one of some says whose it is. */
function notesOf(reports: readonly Report[]): string[] {
  const notes = new Set<string>();
  for (const { notes: own, shard } of reports) {
    for (const note of own) {
      const isShared = reports.every((report) => report.notes.includes(note));
      notes.add(isShared || shard === undefined ? note : `${shardText(shard)}: ${note}`);
    }
  }
  return [...notes];
}

function startOf({ startedAt }: Report): number {
  return Date.parse(startedAt);
}
