/** The kit as a function: from options to a report. The command line is a thin layer over this. */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { specificationVersion } from "../generated/clauses.js";
import type { Level, Profile } from "../generated/clauses.js";
import type { EngineEvent } from "./engine/events.js";
import type { Expectations } from "./engine/expectation.js";
import { Interrupted, interruptible } from "./engine/interruptible.js";
import { pacedRuns } from "./engine/pace.js";
import { unmatchedPatterns } from "./engine/plan.js";
import type { Selection } from "./engine/plan.js";
import type { Report } from "./engine/result.js";
import { run } from "./engine/run.js";
import type { KeepResult } from "./engine/run.js";
import type { Shard } from "./engine/scope.js";
import { defaultSeed } from "./engine/seed.js";
import { shrinkAttempts } from "./engine/shrink.js";
import { demandRightEntries } from "./kit/expectation-entry.js";
import { kitIdentity, packageRoot } from "./package-info.js";
import { daemonChecks } from "./suites/catalogue.js";
import { daemonGaps } from "./suites/gaps.js";
import { pinnedTo, since } from "./suites/since.js";
import type { PinnedSpecification } from "./suites/since.js";
import { runningDaemon, startedDaemon } from "./targets/daemon-driver.js";
import type { DaemonDriverOptions } from "./targets/daemon-driver.js";
import type { DaemonInCode } from "./targets/daemon-launch.js";
import type { DaemonWorld } from "./targets/daemon-world.js";
import type { Driver } from "./targets/driver.js";
import { examineDaemon } from "./targets/examine-daemon.js";
import { readTarget } from "./targets/target-spec.js";
import type { TargetSpec } from "./targets/target-spec.js";
import { UsageError } from "./usage-error.js";

/** What {@link runConformance} takes. Everything may be left out: then the bundled reference daemon is checked. */
export type ConformanceOptions = {
  /** A command line, `unix:<socket>`, or a daemon given in code. Default: the bundled reference. */
  readonly target?: string | DaemonInCode;
  /** What the report calls the target; default the command, or the name of the daemon in code. */
  readonly name?: string;
  /** Default `daemon`, the only kind so far. */
  readonly kind?: "daemon";
  /** Default `groups`. */
  readonly profile?: Profile;
  /** The version of the specification whose checks are run; default the kit's own. */
  readonly spec?: string;
  /** Suites to run; default all. */
  readonly suites?: readonly string[];
  /** Globs over check and clause ids; default all. */
  readonly only?: readonly string[];
  /** Globs over check and clause ids; default none. */
  readonly skip?: readonly string[];
  /** `MUST` leaves the checks of SHOULDs out. */
  readonly level?: Level;
  /** Exactly these checks, of what the others select; ids that the kit does not know are passed over. */
  readonly ids?: readonly string[];
  /** This part of what the others select: the checks are dealt out in turn, so that all parts together are the whole. */
  readonly shard?: Shard;
  /** Cases per property; default {@link defaultRuns}. A slow target gets fewer, which is noted in the report. */
  readonly runs?: number;
  /** `false`: a slow target gets no fewer cases than others. Default `true`. */
  readonly paced?: boolean;
  /** An integer; the default is fixed, so that a run can be repeated. */
  readonly seed?: number;
  /** Instances of the target examined side by side; default one a core and at most 4, or 1 where there is only one. */
  readonly jobs?: number;
  /** Milliseconds for a reply; starting the target may take twice that. Default {@link defaultTimeoutMs}. */
  readonly timeoutMs?: number;
  /** Milliseconds after which no further check is begun. */
  readonly timeBudgetMs?: number;
  /**
   * The share of a check's cases to perform, above 0 and up to 1; default all. For looking at many variants of one
   * target: what is sampled proves less than a whole run.
   */
  readonly sampleOf?: (check: { readonly id: string; readonly suite: string }) => number;
  /** Attempts at simplifying each failing case; default {@link shrinkAttempts}. */
  readonly shrinkAttempts?: number;
  /** Begin no further check after the first that fails. */
  readonly bail?: boolean;
  /** Failures that do not make the run red, as `readExpectations` reads them from a file. */
  readonly expectations?: Expectations;
  /** Added to the environment of a target that is a command. */
  readonly env?: Readonly<Record<string, string>>;
  /** Working directory of a target that is a command. */
  readonly cwd?: string;
  /** Ends the run early; the report then has exit code 130. */
  readonly signal?: AbortSignal;
  /** Told of everything as it happens. */
  readonly onEvent?: (event: EngineEvent) => void;
  /** How a failure is to be run again; default: a command line of the kit. */
  readonly replayCommand?: (checkId: string) => string;
  /** Stores each result before it is reported, and may add to it what there is to say of that. */
  readonly keep?: KeepResult;
};

export const defaultRuns = 100;
export const defaultTimeoutMs = 5_000;

/**
 * Checks a target and reports.
 *
 * @throws UsageError for options that make no sense
 * @throws TargetUnusable when the target cannot be examined at all
 * @throws Interrupted when `signal` aborts before the first check
 */
export async function runConformance(options: ConformanceOptions = {}): Promise<Report> {
  const settings = withDefaults(options);
  const { profile, seed, selection, signal } = settings;
  const notes: string[] = [];
  const onNote = (note: string): void => {
    if (!notes.includes(note)) notes.push(note);
  };
  const driver = interruptible(driverFor(options, settings, onNote), signal);
  const first = await driver.open({});
  try {
    await examineDaemon(first);
  } catch (error) {
    await first.close();
    throw signal.aborted ? new Interrupted() : error;
  }
  const { roundTripMs, version } = first.world;
  const runs = options.paced === false ? settings.runs : pacedRuns(settings.runs, roundTripMs);
  if (runs < settings.runs) {
    notes.push(
      `a round trip takes ${Math.round(roundTripMs)} ms, so a property gets ${runs} cases in place of ${settings.runs}`,
    );
  }
  const target = { kind: "daemon", name: targetName(options) } as const;
  return run(
    {
      checks: daemonChecks.filter(({ id }) => settings.specification.hasCheck(id)),
      specification: settings.specification,
      gaps: daemonGaps,
      driver,
      kit: kitIdentity(),
      target,
      profile,
      selection,
      seed,
      runs,
      requestedRuns: settings.runs,
      jobs: settings.jobs,
      bail: options.bail ?? false,
      ...(options.expectations === undefined ? {} : { expectations: options.expectations }),
      control: interruptible(bundledReferenceDriver(settings), signal),
      sampleOf: options.sampleOf ?? (() => 1),
      reduced: reductions(options, settings),
      shrinkAttempts: options.shrinkAttempts ?? shrinkAttempts,
      ...(options.timeBudgetMs === undefined ? {} : { timeBudgetMs: options.timeBudgetMs }),
      signal,
      emit: options.onEvent ?? (() => undefined),
      now: () => Date.now(),
      replayCommand: options.replayCommand ?? ((id) => replayFor(id, options, settings)),
      ...(options.keep === undefined ? {} : { keep: options.keep }),
    },
    { first, notes, ...(version === undefined ? {} : { version }) },
  );
}

/** Why the checks of a run get fewer cases than those of a usual one. A slow target's pace is not among them. */
function reductions({ sampleOf }: ConformanceOptions, { runs }: Settings): string[] {
  return [
    ...(sampleOf === undefined ? [] : ["only a sample of each check's cases"]),
    ...(runs < defaultRuns ? [`--runs ${runs}, of the usual ${defaultRuns}`] : []),
  ];
}

/** The command that runs one check again. A target given in code has no command: there the options are to be used again. */
function replayFor(
  checkId: string,
  { target }: ConformanceOptions,
  { profile, seed, runs }: Settings,
): string {
  const flags = `--profile ${profile} --only ${checkId} --seed ${seed} --runs ${runs}`;
  if (typeof target === "object") return `runConformance with the same target, and what says: ${flags}`;
  return `npx appduct-conformance ${target === undefined ? "" : `--target '${target.replaceAll("'", "'\\''")}' `}${flags}`;
}

/** A driver for the options' target. @throws UsageError when the target's text cannot be read */
export function driverFor(
  options: ConformanceOptions,
  settings: Pick<Settings, "profile" | "timeoutMs">,
  onNote: (note: string) => void,
): Driver<DaemonWorld> {
  const { profile, timeoutMs } = settings;
  const driverOptions: DaemonDriverOptions = { profile, timeoutMs, startTimeoutMs: 2 * timeoutMs, onNote };
  const { target, env = {}, cwd } = options;
  if (typeof target === "object") return startedDaemon({ by: "code", daemon: target }, driverOptions);
  const spec = target === undefined ? bundledReference(profile) : readSpec(target);
  if (spec.by === "socket") return runningDaemon(spec.path, driverOptions);
  return startedDaemon({ ...spec, env, ...(cwd === undefined ? {} : { cwd }) }, driverOptions);
}

/** A driver for the bundled reference, whatever the target is; a target's short time-out is not for the reference. */
export function bundledReferenceDriver({
  profile,
  timeoutMs,
}: Pick<Settings, "profile" | "timeoutMs">): Driver<DaemonWorld> {
  const settings = { profile, timeoutMs: Math.max(timeoutMs, defaultTimeoutMs) };
  return driverFor({}, settings, () => undefined);
}

/** The command of the bundled reference daemon. */
function bundledReference(profile: Profile): TargetSpec {
  const program = join(packageRoot, "bin", "appduct-reference.js");
  return { by: "command", words: [process.execPath, program, "daemon", "--profile", profile] };
}

function readSpec(target: string): TargetSpec {
  const reading = readTarget(target);
  if (!reading.ok) throw new UsageError(`--target cannot be read: ${reading.why}`);
  return reading.spec;
}

/** What a report calls the target. */
export function targetName({ name, target }: Pick<ConformanceOptions, "name" | "target">): string {
  if (name !== undefined) return name;
  if (target === undefined) return "bundled reference daemon";
  return typeof target === "string" ? target : target.name;
}

type Settings = {
  readonly profile: Profile;
  readonly seed: number;
  readonly runs: number;
  readonly jobs: number;
  readonly timeoutMs: number;
  readonly selection: Selection;
  readonly specification: PinnedSpecification;
  readonly signal: AbortSignal;
};

/** Fills in the defaults and refuses what makes no sense. @throws UsageError */
export function withDefaults(options: ConformanceOptions): Settings {
  // The types say as much, but not every caller is compiled.
  oneOf("--kind", options.kind, ["daemon"]);
  oneOf("--profile", options.profile, ["groups", "subgroups", "base"]);
  oneOf("--level", options.level, ["MUST", "SHOULD"]);
  const { suites, only, skip, level, ids, shard } = options;
  if (shard !== undefined && wholeNumber("--shard", shard.index, 1) > wholeNumber("--shard", shard.of, 1)) {
    throw new UsageError(`--shard: there is no shard ${shard.index} of ${shard.of}`);
  }
  const selection: Selection = {
    ...(suites === undefined ? {} : { suites }),
    ...(only === undefined ? {} : { only }),
    ...(skip === undefined ? {} : { skip }),
    ...(level === undefined ? {} : { level }),
    ...(ids === undefined ? {} : { ids }),
    ...(shard === undefined ? {} : { shard }),
  };
  demandRightEntries(options.expectations?.entries ?? []);
  const known = [...new Set(daemonChecks.map(({ suite }) => suite))];
  for (const suite of suites ?? []) {
    if (!known.includes(suite))
      throw new UsageError(`--suite: there is no suite ${suite}; there are ${known.join(", ")}`);
  }
  for (const [flag, patterns] of Object.entries({ "--only": only ?? [], "--skip": skip ?? [] })) {
    for (const pattern of unmatchedPatterns(daemonChecks, { only: patterns })) {
      throw new UsageError(
        `${flag}: ${pattern} names no check and no clause; \`appduct-conformance list\` shows them all`,
      );
    }
  }
  return {
    profile: options.profile ?? "groups",
    seed: wholeNumber("--seed", options.seed ?? defaultSeed, -(2 ** 31)),
    runs: wholeNumber("--runs", options.runs ?? defaultRuns, 1),
    jobs: wholeNumber("--jobs", options.jobs ?? defaultJobs(options.target), 1),
    timeoutMs: wholeNumber("--timeout", options.timeoutMs ?? defaultTimeoutMs, 1),
    selection,
    specification: specificationOf(options.spec),
    signal: options.signal ?? new AbortController().signal,
  };
}

function specificationOf(version: string = specificationVersion): PinnedSpecification {
  const pinned = pinnedTo(version, since);
  if (pinned !== undefined) return pinned;
  throw new UsageError(
    `--spec: this kit knows no version ${version} of the specification; it knows ${since.versions.join(", ")}`,
  );
}

/** Instances side by side: one for each core, up to four, of a command; one of what is there only once. */
function defaultJobs(target: ConformanceOptions["target"]): number {
  const isCommand = target === undefined || (typeof target === "string" && !target.startsWith("unix:"));
  return isCommand ? Math.min(availableParallelism(), mostJobs) : 1;
}

const mostJobs = 4;

function oneOf(flag: string, value: string | undefined, known: readonly string[]): void {
  if (value === undefined || known.includes(value)) return;
  throw new UsageError(`${flag} takes ${known.join(", ")}, not ${value}`);
}

function wholeNumber(flag: string, value: number, least: number): number {
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new UsageError(`${flag} takes a whole number of at least ${least}, not ${value}`);
}
