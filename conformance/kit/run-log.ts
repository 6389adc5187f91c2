/**
 * The log of the last run in a folder, a JSON text a line: the checks that were selected, then each result as it comes,
 * then the end. A kit that is killed leaves a log without an end, from which nothing is lost but the checks it was at.
 */
import { openSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Profile } from "../../generated/clauses.js";
import type { CheckResult } from "../engine/result.js";
import type { Verdict } from "../engine/verdict.js";
import { withinDepth } from "../report/json-lines.js";
import { visibleJson } from "../report/visible.js";
import { draftOf } from "./replace-file.js";

/** The first line of a log. */
export type LogHead = {
  readonly log: "appduct-conformance-log/1";
  readonly kit: { readonly name: string; readonly version: string };
  readonly target: string;
  readonly profile: Profile;
  readonly seed: number;
  readonly runs: number;
  /** ISO 8601. */
  readonly startedAt: string;
  /** The ids of the checks that the run is of. */
  readonly selected: readonly string[];
  /** Those that did not pass when they were last run, and are not of this run. */
  readonly notPassedBefore: readonly string[];
};

export type RunLog = {
  /** Appends a line. @throws when the file system will not have it */
  add(line: { readonly result: CheckResult } | { readonly exitCode: number }): void;
};

/** What the log of an earlier run says. */
export type LastRun = {
  readonly target: string;
  readonly profile: string;
  /** The ids of the checks that did not pass when they were last run; what was not come to did not pass. */
  readonly notPassed: readonly string[];
};

/** Deep enough for every case that a check makes, and within what `JSON.stringify` can recurse into. */
const deepest = 1_000;

/** Begins a log in place of the one that was there; whoever still writes that one does not write into this. @throws as `add` */
export function beginRunLog(path: string, head: LogHead): RunLog {
  const draft = draftOf(path);
  const file = openSync(draft, "w");
  writeFileSync(file, lineOf(head));
  renameSync(draft, path);
  return {
    add(line) {
      writeFileSync(file, lineOf(line));
    },
  };
}

function lineOf(value: unknown): string {
  return `${visibleJson(JSON.stringify(withinDepth(value, deepest)))}\n`;
}

/** Reads the log; `undefined` when there is none, or nothing that this kit could read. */
export function readRunLog(path: string): LastRun | undefined {
  const [head, ...lines] = linesOf(path);
  if (!isHead(head)) return undefined;
  const settled = new Set(
    lines
      .flatMap(resultIn)
      .filter(isSettled)
      .map(({ id }) => id),
  );
  const failing = head.selected.filter((id) => !settled.has(id));
  return {
    target: head.target,
    profile: head.profile,
    notPassed: [...new Set([...head.notPassedBefore, ...failing])],
  };
}

/** Whether there is nothing to see to: it passed, or is not for this target, or fails as is expected. */
export function isSettled({ verdict, expected }: Pick<CheckResult, "verdict" | "expected">): boolean {
  const well: readonly Verdict[] = ["pass", "n/a", "untestable"];
  return expected !== undefined || well.includes(verdict);
}

/** The values of its lines. One that was being written when the kit was killed is none. */
function linesOf(path: string): unknown[] {
  let text;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    return [];
  }
  return text.split("\n").flatMap((line) => {
    try {
      return [JSON.parse(line) as unknown];
    } catch {
      return [];
    }
  });
}

function isHead(value: unknown): value is LogHead {
  const head = value as Partial<Record<keyof LogHead, unknown>> | null | undefined;
  return (
    head?.log === "appduct-conformance-log/1" &&
    typeof head.target === "string" &&
    typeof head.profile === "string" &&
    isTexts(head.selected) &&
    isTexts(head.notPassedBefore)
  );
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((element) => typeof element === "string");
}

function resultIn(line: unknown): Pick<CheckResult, "id" | "verdict" | "expected">[] {
  const result = (line as { result?: Partial<CheckResult> | null } | null)?.result;
  if (typeof result?.id !== "string" || typeof result.verdict !== "string") return [];
  const { id, verdict, expected } = result;
  return [{ id, verdict, ...(expected === undefined ? {} : { expected }) }];
}
