/**
 * What must not outlive the kit: process groups and temporary directories. They are put down one by one as
 * targets close; should the kit end in another way, the last resort here does it at exit, synchronously.
 */
import { chmodSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const groups = new Set<number>();
const directories = new Set<string>();
let isArmed = false;

/** Remembers the process group of `pid` until `forgetGroup`. */
export function rememberGroup(pid: number): void {
  arm();
  groups.add(pid);
}

export function forgetGroup(pid: number): void {
  groups.delete(pid);
}

/** Remembers a temporary directory until `forgetDirectory`. */
export function rememberDirectory(path: string): void {
  arm();
  directories.add(path);
}

export function forgetDirectory(path: string): void {
  directories.delete(path);
}

/** Sends the signal to every process of the group; one that is gone is fine. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is gone already.
  }
}

/** Makes every directory at and below `path` one that may be entered and emptied. Links are not followed. */
export function unlock(path: string): void {
  try {
    chmodSync(path, 0o700);
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.isDirectory()) unlock(join(path, entry.name));
    }
  } catch {
    // It is gone, or belongs to somebody else.
  }
}

function removeAtExit(path: string): void {
  try {
    unlock(path);
    rmSync(path, { recursive: true, force: true });
  } catch (error) {
    process.stderr.write(`appduct-conformance: ${path} could not be removed: ${String(error)}\n`);
  }
}

function arm(): void {
  if (isArmed) return;
  isArmed = true;
  process.on("exit", () => {
    for (const pid of groups) signalGroup(pid, "SIGKILL");
    for (const path of directories) removeAtExit(path);
  });
}
