/** The values of flags: each reader takes the text of the command line and answers what it means, or says what the flag takes. */
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { InvalidArgumentError } from "commander";
import type { Level } from "../../generated/clauses.js";
import type { Shard } from "../engine/scope.js";
import { isDocument, isReporterName, reporterNames } from "../report/reporter-name.js";
import type { ReporterName } from "../report/reporter-name.js";
import { readTarget } from "../targets/target-spec.js";

/** A report that was asked for, and the file it goes to, if any. */
export type ReportRequest = { readonly name: ReporterName; readonly file?: string };

/** A timer holds 31 bits of milliseconds, and a target may take twice the time-out to start. */
export const longestTimeoutMs = 2 ** 30;

/** A reader of whole numbers. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const number = /^-?\d{1,16}$/.test(text) ? Number(text) : NaN;
    if (number >= least && number <= most) return number;
    const bound = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
    throw new InvalidArgumentError(`It takes a whole number ${bound}.`);
  };
}

/** `random`, or the seed itself: 32 bits, as fast-check's seeds are. */
export function seed(text: string): number | "random" {
  if (text === "random") return text;
  const number = /^-?\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (number >= -(2 ** 31) && number < 2 ** 31) return number;
  throw new InvalidArgumentError(`It takes a whole number of 32 bits, or random.`);
}

/** `2/4`: the second of four. More shards than this would each hold no check. */
export function shard(text: string): Shard {
  const [, index = 0, of = 0] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number);
  if (index >= 1 && index <= of) return { index, of };
  throw new InvalidArgumentError("It takes I/N, as in 2/4: the second of four.");
}

export function level(text: string): Level {
  if (text.toLowerCase() === "must") return "MUST";
  if (text.toLowerCase() === "should") return "SHOULD";
  throw new InvalidArgumentError("It takes must (leaves the SHOULDs out) or should (checks both).");
}

/** The target's text, known to be readable. */
export function target(text: string): string {
  const reading = readTarget(text);
  if (reading.ok) return text;
  throw new InvalidArgumentError(`It takes a command line, or unix:SOCKET: ${reading.why}.`);
}

const laterKinds = ["sdk", "mcp", "cli", "discovery"];

export function kind(text: string): "daemon" {
  if (text === "daemon") return text;
  const why = laterKinds.includes(text) ? `${text} comes with a later version; t` : "T";
  throw new InvalidArgumentError(`${why}he only kind so far is daemon.`);
}

/** Collects lists: the flag may be repeated, and each value may be several with commas between. */
export function list(text: string, before: readonly string[] = []): readonly string[] {
  const parts = text.split(",").map((part) => part.trim());
  if (parts.includes("")) throw new InvalidArgumentError("It takes one or more, with commas between.");
  return [...before, ...parts];
}

/** Collects variables of an environment. */
export function variable(
  text: string,
  before: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const at = text.indexOf("=");
  if (at <= 0) throw new InvalidArgumentError("It takes NAME=VALUE.");
  return { ...before, [text.slice(0, at)]: text.slice(at + 1) };
}

/** The path of a file, which is looked at when it is read. */
export function filePath(text: string): string {
  if (text !== "") return text;
  throw new InvalidArgumentError("It takes the path of a file.");
}

export function directory(text: string): string {
  if (isDirectory(text)) return text;
  throw new InvalidArgumentError("It takes a directory that exists.");
}

export function isDirectory(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** A path that may be there or not. */
export function place(text: string): string {
  if (text !== "" && !text.includes("\0")) return text;
  throw new InvalidArgumentError("It takes a directory, which is made if it is not there.");
}

/** Collects reports. */
export function report(text: string, before: readonly ReportRequest[] = []): readonly ReportRequest[] {
  const at = text.indexOf("=");
  const name = at === -1 ? text : text.slice(0, at);
  const file = at === -1 ? undefined : text.slice(at + 1);
  if (!isReporterName(name) || file === "") {
    throw new InvalidArgumentError(`It takes NAME or NAME=FILE; the names are ${reporterNames.join(", ")}.`);
  }
  const isTaken = before.some((other) =>
    file === undefined || other.file === undefined
      ? other.file === file && (other.name === name || (isDocument(other.name) && isDocument(name)))
      : resolve(other.file) === resolve(file),
  );
  if (isTaken) throw new InvalidArgumentError("Two reports cannot go to one place.");
  return [...before, file === undefined ? { name } : { name, file }];
}
