/** Files that are complete or untouched, and why one could not be written. */
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** The file beside `place` that is written first. */
export function draftOf(place: string): string {
  return join(dirname(place), `.${basename(place)}.${process.pid}.tmp`);
}

/** Puts the text in place of what the file held: a reader sees the one or the other, never a part. */
export function replaceFile(place: string, text: string): void {
  const draft = draftOf(place);
  try {
    writeFileSync(draft, text);
    renameSync(draft, place);
  } finally {
    rmSync(draft, { force: true });
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "its directory does not exist",
  ENOTDIR: "a part of its path is no directory",
  EEXIST: "something else has its name",
  EISDIR: "it is a directory",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the file system is read-only",
  ENOSPC: "there is no space left",
};

/** Why the file system would not do it, in words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  return reasons[code] ?? error.message;
}
