/**
 * What must not outlive the kit: process groups and temporary directories. They are put down one by one as
 * targets close; should the kit end in another way, the last resort here does it at exit, synchronously.
 */
import { rmSync } from "node:fs";

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

function arm(): void {
  if (isArmed) return;
  isArmed = true;
  process.on("exit", () => {
    for (const pid of groups) signalGroup(pid, "SIGKILL");
    for (const path of directories) rmSync(path, { recursive: true, force: true });
  });
}
