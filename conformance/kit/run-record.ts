/**
 * What a run leaves in the working directory: a log of its results as they come, and a bundle for each failure. A run
 * in which all is well leaves nothing that was not there before it.
 */
import { existsSync, mkdirSync, rmSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { EngineEvent } from "../engine/events.js";
import type { CheckResult } from "../engine/result.js";
import type { KeepResult } from "../engine/run.js";
import { kitIdentity } from "../package-info.js";
import { bundlePath } from "../report/bundle-command.js";
import { UsageError } from "../usage-error.js";
import { bundleOf, bundleText } from "./failure-bundle.js";
import type { RunFacts } from "./failure-bundle.js";
import type { TargetFlags } from "./flags.js";
import { reasonOf, replaceFile } from "./replace-file.js";
import { beginRunLog, isSettled, readRunLog } from "./run-log.js";
import type { RunLog } from "./run-log.js";

export type RunRecord = {
  readonly keep: KeepResult;
  readonly onEvent: (event: EngineEvent) => void;
  /** To be called when the run is over, however it ended. */
  end(): void;
};

export type RecordOptions = {
  readonly folder: string;
  /** It was asked for: what cannot be written is a mistake of the call, and no mere note. */
  readonly isAskedFor: boolean;
  readonly flags: TargetFlags;
  /** The ids of the checks that the run is of. */
  readonly selected: readonly string[];
  readonly now: () => Date;
};

/** The log inside a folder. */
export function logPath(folder: string): string {
  return join(folder, "last-run.jsonl");
}

/** A record that keeps nothing. */
export const noRecord: RunRecord = {
  keep: (result) => result,
  onEvent: () => undefined,
  end: () => undefined,
};

/** Prepares the record; nothing is written before the run begins. @throws UsageError when the folder that was asked for cannot be had */
export function openRunRecord(options: RecordOptions): RunRecord {
  const record = new OpenRecord(options);
  return {
    keep: (result, note) => record.keep(result, note),
    onEvent: (event) => {
      record.on(event);
    },
    end: () => {
      record.end();
    },
  };
}

class OpenRecord {
  #isNew = false;
  #log: RunLog | undefined;
  #facts: RunFacts | undefined;
  /** Why nothing can be kept any more. */
  #trouble: string | undefined;
  #isTroubleSaid = false;
  readonly #settled = new Set<string>();
  #hasBundle = false;

  constructor(private readonly options: RecordOptions) {
    if (!options.isAskedFor) return;
    this.#attempt(() => {
      this.#makeFolder();
    });
    if (this.#trouble !== undefined) throw new UsageError(`--record: ${this.#trouble}`);
  }

  on(event: EngineEvent): void {
    if (event.type === "run-started") {
      this.#attempt(() => {
        this.#begin(event);
      });
    }
    if (event.type === "run-finished") {
      this.#attempt(() => this.#log?.add({ exitCode: event.report.exitCode }));
    }
  }

  keep(result: CheckResult, note: (text: string) => void): CheckResult {
    let kept = result;
    this.#attempt(() => {
      kept = this.#withBundle(result, note);
      this.#log?.add({ result: kept });
    });
    if (isSettled(result)) {
      this.#settled.add(result.id);
    } else if (this.#trouble !== undefined && !this.#isTroubleSaid) {
      this.#isTroubleSaid = true;
      note(`${this.#trouble}; neither replay nor --last-failed will know of this run`);
    }
    return kept;
  }

  end(): void {
    const { folder, selected } = this.options;
    const isToBeSeenTo = this.#log !== undefined && selected.some((id) => !this.#settled.has(id));
    if (!this.#isNew || this.#hasBundle || isToBeSeenTo) return;
    rmSync(logPath(folder), { force: true });
    rmSync(join(folder, ".gitignore"), { force: true });
    try {
      rmdirSync(folder);
    } catch {
      // It holds something that is not this run's.
    }
  }

  #begin({ target, seed, runs }: Extract<EngineEvent, { type: "run-started" }>): void {
    const { folder, flags, selected, now } = this.options;
    const before = readRunLog(logPath(folder));
    this.#facts = { flags, seed, runs, now: now() };
    this.#makeFolder();
    this.#log = beginRunLog(logPath(folder), {
      log: "appduct-conformance-log/1",
      kit: kitIdentity(),
      target,
      profile: flags.profile,
      seed,
      runs,
      startedAt: now().toISOString(),
      selected,
      notPassedBefore: (before?.notPassed ?? []).filter((id) => !selected.includes(id)),
    });
  }

  /** A folder that was there already is somebody's: what is committed of it is theirs to say. */
  #makeFolder(): void {
    const { folder } = this.options;
    if (existsSync(folder)) {
      mkdirSync(folder, { recursive: true });
      return;
    }
    mkdirSync(folder, { recursive: true });
    this.#isNew = true;
    writeFileSync(join(folder, ".gitignore"), "*\n");
  }

  #withBundle(result: CheckResult, note: (text: string) => void): CheckResult {
    if (this.#facts === undefined || this.#log === undefined || result.failure === undefined) return result;
    const bundle = bundleOf(result, { ...this.#facts, now: this.options.now() });
    if (bundle === undefined) return result;
    let text;
    try {
      text = bundleText(bundle);
    } catch (error) {
      note(`the failing case of ${result.id} cannot be stored: ${reasonOf(error)}`);
      return result;
    }
    const path = bundlePath(this.options.folder, result.id);
    mkdirSync(join(this.options.folder, "failures"), { recursive: true });
    replaceFile(path, text);
    this.#hasBundle = true;
    return { ...result, failure: { ...result.failure, bundle: path } };
  }

  /** The file system's troubles are no reason to end a run. */
  #attempt(act: () => void): void {
    if (this.#trouble !== undefined) return;
    try {
      act();
    } catch (error) {
      this.#trouble = `nothing can be kept in ${this.options.folder}: ${reasonOf(error)}`;
    }
  }
}
