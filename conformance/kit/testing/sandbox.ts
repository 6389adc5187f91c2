/** For tests of the command: a folder with a temporary directory of its own, programs in it, and the real kit run on them. */
import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../package-info.js";

export type KitEnd = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
};

/** The kit while it runs. */
export type RunningKit = {
  readonly process: ChildProcess;
  /** Resolves once stdout holds the text, and rejects if it ends without. */
  readonly says: (text: string) => Promise<void>;
  readonly ended: Promise<KitEnd>;
};

export type Sandbox = {
  readonly path: string;
  /** Writes a file and answers its path. */
  readonly file: (name: string, content: string, mode?: number) => string;
  readonly start: (args: readonly string[], env?: NodeJS.ProcessEnv) => RunningKit;
  readonly run: (args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<KitEnd>;
  /** What is in the temporary directory that the kit was given. */
  readonly leftovers: () => string[];
  readonly remove: () => void;
};

export const kitCommand = join(packageRoot, "bin", "appduct-conformance.js");
export const referenceCommand = join(packageRoot, "bin", "appduct-reference.js");

/** Makes the folder in `/tmp`: a socket's path must be short, and some systems' temporary directory is not. */
export function makeSandbox(): Sandbox {
  const path = mkdtempSync(join(realpathSync("/tmp"), "kit-"));
  const temporary = join(path, "t");
  mkdirSync(temporary);
  const start = (args: readonly string[], env: NodeJS.ProcessEnv = {}): RunningKit => {
    const {
      NO_COLOR: _no,
      FORCE_COLOR: _force,
      GITHUB_ACTIONS: _ci,
      GITHUB_STEP_SUMMARY: _summary,
      ...rest
    } = process.env;
    return observed(
      spawn(process.execPath, [kitCommand, ...args], {
        cwd: path,
        env: { ...rest, TMPDIR: temporary, ...env },
        stdio: ["ignore", "pipe", "pipe"],
      }),
    );
  };
  return {
    path,
    file(name, content, mode = 0o644) {
      const place = join(path, name);
      writeFileSync(place, content, { mode });
      return place;
    },
    start,
    run: (args, env) => start(args, env).ended,
    leftovers: () => readdirSync(temporary),
    remove: () => {
      rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Whether a process of the group is still there; one that has ended and waits to be collected is not. */
export function isGroupAlive(group: number): boolean {
  const table = execFileSync("ps", ["-A", "-o", "pgid=,stat="], { encoding: "utf8" });
  return table
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .some(([pgid, stat = "Z"]) => Number(pgid) === group && !stat.startsWith("Z"));
}

function observed(child: ChildProcess): RunningKit {
  let stdout = "";
  let stderr = "";
  const listeners = new Set<() => void>();
  child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
    stdout += chunk;
    for (const listen of listeners) listen();
  });
  child.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
    stderr += chunk;
  });
  const ended = new Promise<KitEnd>((resolve) => {
    child.once("close", (code, signal) => {
      resolve({ code, signal, stdout, stderr });
    });
  });
  const says = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const listen = (): void => {
        if (stdout.includes(text)) resolve();
      };
      listeners.add(listen);
      listen();
      void ended.then(() => {
        reject(new Error(`the kit ended without saying ${text}:\n${stdout}\n${stderr}`));
      });
    });
  return { process: child, says, ended };
}
