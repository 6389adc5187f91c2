/** The flags of the command line. What they mean is known from here on; nothing else reads their text. */
import { Option } from "commander";
import type { Level, Profile } from "../../generated/clauses.js";
import type { Shard } from "../engine/scope.js";
import { defaultSeed } from "../engine/seed.js";
import { reporterNames } from "../report/reporter-name.js";
import * as read from "./flag-values.js";
import type { ReportRequest } from "./flag-values.js";
import { recordFolder } from "../report/bundle-command.js";

/** Which target, and how it is started and spoken to. */
export type TargetFlags = {
  readonly target?: string;
  readonly kind: "daemon";
  readonly profile: Profile;
  readonly timeout?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** What reports call the target, where a manifest says so. */
  readonly targetName?: string;
  readonly color: boolean;
};

/** Flags as they were given: the profile may be left to a manifest. */
export type GivenFlags<Flags extends TargetFlags> = Omit<Flags, "profile"> & { readonly profile?: Profile };

/** Which reports there are to be, and how much they say. */
export type ReportFlags = {
  readonly reporter?: readonly ReportRequest[];
  readonly trace?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
};

export type MergeFlags = ReportFlags & { readonly color: boolean };

export type DiffFlags = { readonly json?: boolean; readonly color: boolean };

export type RunFlags = TargetFlags &
  ReportFlags & {
    readonly suite?: readonly string[];
    readonly only?: readonly string[];
    readonly skip?: readonly string[];
    readonly level?: Level;
    readonly shard?: Shard;
    readonly spec?: string;
    readonly runs?: number;
    readonly seed?: number | "random";
    readonly jobs?: number;
    readonly timeBudget?: number;
    readonly bail?: boolean;
    readonly lastFailed?: boolean;
    /** A folder, or `false` for none. */
    readonly record?: string | false;
    readonly expectations?: string;
    readonly updateExpectations?: boolean;
  };

export type DoctorFlags = TargetFlags;

export type ReplayFlags = Pick<TargetFlags, "target" | "timeout" | "env" | "cwd" | "color"> & {
  readonly record?: string;
  readonly trace?: boolean;
};

export type ListFlags = { readonly json?: boolean; readonly color: boolean };

export type ExplainFlags = { readonly color: boolean };

const profiles: readonly Profile[] = ["groups", "subgroups", "base"];

export function colorOption(): Option {
  return new Option("--no-color", "plain text; so does NO_COLOR in the environment");
}

export function targetOptions(): Option[] {
  return [
    new Option(
      "-t, --target <command>",
      "a command line, unix:SOCKET of a running daemon, or a manifest x.json (default: the bundled reference)",
    ).argParser(read.target),
    new Option("--kind <kind>", "what the target is").argParser(read.kind).default("daemon"),
    new Option("--profile <profile>", "the revision of the protocol it keeps (default: groups)").choices(
      profiles,
    ),
    new Option("--env <name=value>", "for the target's environment; may be repeated").argParser(
      read.variable,
    ),
    new Option("--cwd <directory>", "where the target is started").argParser(read.directory),
    new Option("--timeout <ms>", "for a reply; a start may take twice that (default: 5000)").argParser(
      read.wholeNumber(1, read.longestTimeoutMs),
    ),
  ];
}

export function reportOptions(): Option[] {
  return [
    new Option(
      "--reporter <name[=file]>",
      `${reporterNames.join(", ")}; may be repeated; a report without a file takes stdout`,
    ).argParser(read.report),
    traceOption(),
    new Option("--quiet", "only failures and the last word").conflicts("verbose"),
    new Option("--verbose", "a line for each check, reasons in full"),
  ];
}

/** What `replay` takes; how the target is started is in the bundle already. */
export function replayOptions(): Option[] {
  const ofBundle = ["--target", "--kind", "--profile"];
  return [
    new Option(
      "-t, --target <command>",
      "another target; it gets nothing of what --env and --cwd set for the one that failed",
    ).argParser(read.target),
    ...targetOptions().filter(({ long }) => !ofBundle.includes(long ?? "")),
    recordOption(),
    traceOption(),
    colorOption(),
  ];
}

function recordOption(): Option {
  return new Option(
    "--record <directory>",
    `where results and failing cases are kept (default: ${recordFolder})`,
  ).argParser(read.place);
}

function traceOption(): Option {
  return new Option("--trace", "show failing cases and what was exchanged in full");
}

export function runOptions(): Option[] {
  return [
    ...targetOptions(),
    new Option("--suite <names>", "only these suites").argParser(read.list),
    new Option("--only <globs>", "only the checks with these ids, or of these clauses").argParser(read.list),
    new Option("--skip <globs>", "not these").argParser(read.list),
    new Option("--level <must|should>", "must leaves the SHOULDs out").argParser(read.level),
    new Option("--shard <i/n>", "only the i-th of n parts; `merge` puts the reports together").argParser(
      read.shard,
    ),
    new Option(
      "--spec <version>",
      "the checks of this version of the specification, and none that came later",
    ),
    new Option("--runs <n>", "cases of each property (default: 100)").argParser(read.wholeNumber(1)),
    new Option("--seed <n|random>", `of the generated cases (default: ${defaultSeed})`).argParser(read.seed),
    new Option(
      "--jobs <n>",
      "instances of the target side by side (default: one a core, at most 4)",
    ).argParser(read.wholeNumber(1)),
    new Option("--time-budget <s>", "begin no check after these seconds").argParser(read.wholeNumber(1)),
    new Option("--bail", "begin no check after the first that fails"),
    new Option("--last-failed", "only the checks that did not pass when they were last run here"),
    recordOption(),
    new Option("--no-record", "keep nothing of the run"),
    new Option(
      "--expectations <file>",
      "YAML: failures that are known and do not make the run red",
    ).argParser(read.filePath),
    new Option("--update-expectations", "make that file say what a whole run has seen"),
    ...reportOptions(),
    colorOption(),
  ];
}
