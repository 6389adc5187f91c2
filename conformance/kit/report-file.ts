/** A report's file: known to be writable before the run, complete or untouched after it. */
import { accessSync, constants, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { UsageError } from "../usage-error.js";

export type ReportFile = {
  /** Puts the text in place of what the file held. @throws UsageError when that has become impossible */
  write(text: string): void;
};

/** Makes sure that the file can be written. @throws UsageError naming the path */
export function reportFile(path: string): ReportFile {
  return attempt(path, () => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory() === true) throw new Error("it is a directory");
    // A pipe or a device is written to; a link leads to the file that is replaced.
    if (found !== undefined && !found.isFile()) {
      accessSync(path, constants.W_OK);
      return {
        write(text) {
          attempt(path, () => {
            writeFileSync(path, text);
          });
        },
      };
    }
    const place = found === undefined ? path : realpathSync(path);
    if (found !== undefined) accessSync(place, constants.W_OK);
    const draft = join(dirname(place), `.${basename(place)}.${process.pid}.tmp`);
    writeFileSync(draft, "");
    rmSync(draft);
    return {
      write(text) {
        attempt(path, () => {
          try {
            writeFileSync(draft, text);
            renameSync(draft, place);
          } finally {
            rmSync(draft, { force: true });
          }
        });
      },
    };
  });
}

function attempt<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new UsageError(`--reporter: the report ${path} cannot be written: ${reasonOf(error)}`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "its directory does not exist",
  ENOTDIR: "a part of its path is no directory",
  EACCES: "permission denied",
  EROFS: "the file system is read-only",
  ENOSPC: "there is no space left",
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  return reasons[code] ?? error.message;
}
