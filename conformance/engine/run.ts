/** A whole run: the plan's checks shared out over instances of the target, their results put together in a report. */
import { specificationVersion } from "../../generated/clauses.js";
import type { ClauseId, Profile, TargetKind } from "../../generated/clauses.js";
import { isOnItsOwn } from "./check.js";
import type { Check } from "./check.js";
import { withoutDroppedWaits } from "./dropped-waits.js";
import type { Driver, Instance } from "../targets/driver.js";
import type { Emit } from "./events.js";
import type { Expectations } from "./expectation.js";
import { withExpected } from "./expectations.js";
import { expectationsReport } from "./expectations-report.js";
import { exitCodeOf, exitCodes } from "./exit-code.js";
import { breaksGate } from "./gate.js";
import { countMusts } from "./musts.js";
import type { KnownGaps } from "./musts.js";
import { plan } from "./plan.js";
import type { Selection } from "./plan.js";
import type { CheckResult, Report } from "./result.js";
import { scopeOf, shardText } from "./scope.js";
import { selectionText } from "./selection-text.js";
import { identity, kitBug, openingOf, runCheck } from "./run-check.js";
import { TargetUnusable } from "../targets/target-unusable.js";
import { countVerdicts } from "./verdict.js";

export type RunSettings<World> = {
  readonly checks: readonly Check<World>[];
  readonly gaps: KnownGaps;
  readonly driver: Driver<World>;
  readonly kit: { readonly name: string; readonly version: string };
  readonly target: { readonly kind: TargetKind; readonly name: string };
  readonly profile: Profile;
  readonly selection: Selection;
  /** The version that is checked, where it is not the one of the kit. */
  readonly specification?: {
    readonly version: string;
    readonly hasClause: (clause: ClauseId) => boolean;
  };
  readonly seed: number;
  readonly runs: number;
  /** What was asked for, where a slow target gets fewer. */
  readonly requestedRuns?: number;
  /** Instances of the target that are examined side by side. */
  readonly jobs: number;
  /** The share of a check's cases that is performed; 1 is all. */
  readonly sampleOf: (check: { readonly id: string; readonly suite: string }) => number;
  /** Why checks get fewer cases than usual, if they do. */
  readonly reduced?: readonly string[];
  /** A target that is known to be right, by which a simplified case is judged to be a fair one. */
  readonly control: Driver<World> | undefined;
  /** Attempts at simplifying a failing case, by each of the two ways there are. */
  readonly shrinkAttempts: number;
  /** Stop planning further checks after the first that fails the gate. */
  readonly bail: boolean;
  /** Failures that do not make the run red. */
  readonly expectations?: Expectations;
  /** Milliseconds after which no further check is begun. */
  readonly timeBudgetMs?: number;
  readonly signal: AbortSignal;
  readonly emit: Emit;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly replayCommand: (checkId: string) => string;
  /** Told of each result before it is reported; what it answers is reported in its place. */
  readonly keep?: KeepResult;
};

/** Stores a result, and answers it with what there is to say of that; a trouble is a note of the report. */
export type KeepResult = (result: CheckResult, note: (text: string) => void) => CheckResult;

/** What the examined target said of itself when it was first opened. */
export type Examined<World> = {
  readonly first: Instance<World>;
  readonly version?: string;
  /** What a reader should know of the target; may still grow while the run goes on. */
  readonly notes: readonly string[];
};

/**
 * Runs the plan and reports.
 *
 * @param examined the instance the target was found usable with; the run closes it
 * @throws nothing of the target's: what it does becomes a verdict
 */
export async function run<World>(settings: RunSettings<World>, examined: Examined<World>): Promise<Report> {
  const startedAt = settings.now();
  const planned = plan(settings.checks, settings.profile, settings.selection, settings.driver.missing);
  const results = new Map<string, CheckResult>();
  const notes: string[] = [];
  const note = (text: string): void => {
    notes.push(text);
    settings.emit({ type: "note", text });
  };
  const { entries = [], today = dayOf(startedAt) } = settings.expectations ?? {};
  const finish = (found: CheckResult): void => {
    const judged = withExpected(found, entries, today);
    const result = settings.keep?.(judged, note) ?? judged;
    results.set(result.id, result);
    settings.emit({ type: "check-finished", result });
  };
  const { profile, seed, runs, emit } = settings;
  emit({
    type: "run-started",
    target: settings.target.name,
    profile,
    planned: planned.execute.length,
    suites: suitesOf([...planned.execute, ...planned.inapplicable.map(({ check }) => check)]),
    seed,
    runs,
  });
  for (const text of examined.notes) emit({ type: "note", text });
  for (const { check, reason } of planned.inapplicable) {
    finish({ ...identity(check), verdict: "n/a", runs: 0, durationMs: 0, reason });
  }

  const waiting = planned.execute.filter(({ beside }) => beside);
  const queue = planned.execute.filter(({ beside }) => !beside);
  const shouldStop = (): boolean => {
    if (settings.signal.aborted) return true;
    if (settings.bail && hasFailed(results)) return true;
    return settings.timeBudgetMs !== undefined && settings.now() - startedAt > settings.timeBudgetMs;
  };
  const perform = async (check: Check<World>, seat: Seat<World>): Promise<void> => {
    emit({ type: "check-started", id: check.id });
    const result = await seat.run(check, settings);
    if (result !== undefined) finish(result);
  };
  const performBeside = (check: Check<World>): Promise<void> =>
    perform(check, new Seat(settings.driver, undefined));
  const work = async (instance: Instance<World>): Promise<void> => {
    const seat = new Seat(settings.driver, instance);
    for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
      if (shouldStop()) {
        queue.unshift(check);
        break;
      }
      await perform(check, seat);
    }
    await seat.leave();
  };
  // A target that cannot run twice at once (one port, one file) is examined by one worker alone.
  const workBeside = async (): Promise<void> => {
    let instance;
    try {
      instance = await settings.driver.open({});
    } catch (error) {
      if (settings.signal.aborted) return;
      if (!(error instanceof TargetUnusable)) throw error;
      note(`the target cannot be started a second time beside itself: ${error.message}`);
      return;
    }
    await work(instance);
  };
  const others = Array.from({ length: Math.min(settings.jobs, queue.length) - 1 }, workBeside);
  const beside = waiting.map(performBeside);
  await withoutDroppedWaits(() => Promise.all([...beside, work(examined.first), ...others]));

  const isInterrupted = settings.signal.aborted;
  const notRun = idsOf(planned.execute).filter((id) => !results.has(id));
  const unfinished = notRun.length;
  const why = whyNotRun(settings, results);
  if (unfinished > 0) note(`${unfinished} of ${planned.execute.length} checks were not run (${why})`);
  const { shard } = settings.selection;
  const inOrder = settings.checks.flatMap((check) => results.get(check.id) ?? []);
  const ofProfile = settings.checks.filter(({ profiles }) => profiles.includes(profile));
  const expectations =
    settings.expectations &&
    expectationsReport(settings.expectations, { results: inOrder, checks: ofProfile, today });
  const report: Report = {
    schema: "appduct-conformance-report/1",
    kit: settings.kit,
    specification: { version: settings.specification?.version ?? specificationVersion },
    target: { ...settings.target, ...(examined.version === undefined ? {} : { version: examined.version }) },
    profile: settings.profile,
    seed: settings.seed,
    runs: settings.runs,
    requestedRuns: settings.requestedRuns ?? settings.runs,
    startedAt: new Date(startedAt).toISOString(),
    durationMs: Math.round(settings.now() - startedAt),
    summary: countVerdicts(inOrder.map(({ verdict }) => verdict)),
    musts: countMusts(
      settings.target.kind,
      settings.profile,
      inOrder,
      settings.gaps,
      settings.specification?.hasClause,
    ),
    ...(shard === undefined ? {} : { shard }),
    scope: scopeOf(
      results.size + unfinished + planned.leftOut.length + planned.elsewhere.length,
      [
        { because: "selection", why: selectionText(settings.selection), checks: idsOf(planned.leftOut) },
        {
          because: "shard",
          why: shard === undefined ? "" : shardText(shard),
          checks: idsOf(planned.elsewhere),
        },
        { because: "unfinished", why, checks: notRun },
      ],
      settings.reduced ?? [],
    ),
    exitCode: isInterrupted ? exitCodes.interrupted : exitCodeOf(inOrder, unfinished, expectations?.problems),
    ...(expectations === undefined ? {} : { expectations }),
    checks: inOrder,
    notes: [...examined.notes, ...notes],
  };
  emit({ type: "run-finished", report });
  return report;
}

function idsOf<World>(checks: readonly Check<World>[]): string[] {
  return checks.map(({ id }) => id);
}

function suitesOf<World>(checks: readonly Check<World>[]): { name: string; checks: number }[] {
  const names = [...new Set(checks.map(({ suite }) => suite))];
  return names.map((name) => ({ name, checks: checks.filter(({ suite }) => suite === name).length }));
}

function whyNotRun<World>(settings: RunSettings<World>, results: ReadonlyMap<string, CheckResult>): string {
  if (settings.signal.aborted) return "interrupted";
  return settings.bail && hasFailed(results) ? "--bail" : "the time budget is spent";
}

function hasFailed(results: ReadonlyMap<string, CheckResult>): boolean {
  return [...results.values()].some(breaksGate);
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** One worker's place at the target: an instance that is kept while it is clean and replaced when it is not. */
class Seat<World> {
  constructor(
    private readonly driver: Driver<World>,
    private instance: Instance<World> | undefined,
  ) {}

  async run(check: Check<World>, settings: RunSettings<World>): Promise<CheckResult | undefined> {
    const startedAt = settings.now();
    try {
      if (isOnItsOwn(check)) return await this.runOnItsOwn(check, settings);
      this.instance ??= await this.driver.open({});
      const { result, dirty } = await runCheck(check, this.instance, this.driver, settings);
      if (dirty || settings.signal.aborted) await this.leave();
      // An interruption closes the instance under the check: what it then saw says nothing of the target.
      return settings.signal.aborted ? undefined : result;
    } catch (thrown) {
      await this.leave();
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      const end = { ...identity(check), runs: 0, durationMs: Math.round(settings.now() - startedAt) };
      if (settings.signal.aborted) return undefined;
      const failure = kitBug(check, error, null, settings.replayCommand(check.id));
      if (!(error instanceof TargetUnusable)) return { ...end, verdict: "kit-bug", failure };
      const message = `the target could not be started again: ${error.message}`;
      const { hint, step, stderr } = error;
      return {
        ...end,
        verdict: "crash",
        failure: {
          ...failure,
          code: "target-exited",
          message,
          expected: "a target that starts",
          actual: { step, hint },
          stderr,
        },
      };
    }
  }

  async leave(): Promise<void> {
    await this.instance?.close();
    this.instance = undefined;
  }

  private async runOnItsOwn(
    check: Check<World>,
    settings: RunSettings<World>,
  ): Promise<CheckResult | undefined> {
    const instance = await this.driver.open(openingOf(check));
    try {
      const { result } = await runCheck(check, instance, this.driver, settings);
      return settings.signal.aborted ? undefined : result;
    } finally {
      await instance.close();
    }
  }
}
