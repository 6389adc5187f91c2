/** From a way to start a daemon to its answering socket, by the daemon's contract (PROTOCOL, transport overview). */
import type { Stats } from "node:fs";
import { lstat } from "node:fs/promises";
import { basename } from "node:path";
import { PeerError } from "../clients/peer-error.js";
import { RpcClient } from "../clients/rpc-client.js";
import type { Transcript } from "../clients/transcript.js";
import type { Exit } from "./driver.js";
import { exitText } from "./exit-text.js";
import { makeStateDir } from "./state-dir.js";
import type { StateDir } from "./state-dir.js";
import { TargetProcess } from "./target-process.js";
import { TargetUnusable } from "./target-unusable.js";
import { within } from "./within.js";

/** A daemon given in code: for an implementation in the same process, or one that needs special care to start. */
export type DaemonInCode = {
  /** Shown in reports. */
  readonly name: string;
  /** Starts a daemon that serves `daemon.sock` in `stateDir`, where `config.json` already is. */
  start(context: { readonly stateDir: string }): Promise<{ stop(): Promise<void> }>;
};

/** How a daemon is started: by a command, or by code. */
export type DaemonSource =
  | {
      readonly by: "command";
      readonly words: readonly [string, ...string[]];
      readonly env: Readonly<Record<string, string>>;
      readonly cwd?: string;
    }
  | { readonly by: "code"; readonly daemon: DaemonInCode };

export type LaunchOptions = {
  readonly transcript: Transcript;
  /** Milliseconds from the start to an answering socket. */
  readonly startTimeoutMs: number;
  /** Milliseconds for a reply. */
  readonly timeoutMs: number;
  readonly config: object;
  readonly locale?: string;
};

/** A daemon that has been started and answers on its socket. */
export type LaunchedDaemon = {
  readonly socketPath: string;
  readonly rpc: RpcClient;
  exitWithin(ms: number): Promise<Exit | undefined>;
  stderr(): string;
  /** Puts it down and removes its state directory. Never throws. */
  stop(): Promise<void>;
};

/** Starts the daemon. @throws TargetUnusable at the steps `command`, `start` and `socket` */
export async function launchDaemon(source: DaemonSource, options: LaunchOptions): Promise<LaunchedDaemon> {
  const stateDir = await makeStateDir(options.config);
  let daemon: Started | undefined;
  try {
    daemon = await startDaemon(source, stateDir, options);
    const rpc = await awaitSocket(daemon, stateDir, options);
    return launched(daemon, stateDir, rpc);
  } catch (error) {
    await daemon?.stop();
    await stateDir.remove();
    throw error;
  }
}

type Started = Pick<TargetProcess, "exitWithin" | "stop" | "stderr" | "stdout"> & {
  readonly exited: Promise<Exit>;
};

function launched(daemon: Started, stateDir: StateDir, rpc: RpcClient): LaunchedDaemon {
  return {
    socketPath: stateDir.socketPath,
    rpc,
    exitWithin: (ms) => daemon.exitWithin(ms),
    stderr: () => daemon.stderr,
    async stop() {
      await rpc.close();
      await daemon.stop();
      await stateDir.remove();
    },
  };
}

async function startDaemon(
  source: DaemonSource,
  stateDir: StateDir,
  options: LaunchOptions,
): Promise<Started> {
  if (source.by === "code") return startInCode(source.daemon, stateDir, options.startTimeoutMs);
  const locale = options.locale === undefined ? {} : { LC_ALL: options.locale, LANG: options.locale };
  const env = { ...process.env, ...source.env, ...locale, APPDUCT_STATE_DIR: stateDir.path };
  try {
    return await TargetProcess.start({
      words: source.words,
      env,
      ...(source.cwd === undefined ? {} : { cwd: source.cwd }),
    });
  } catch (error) {
    throw commandFault(source.words[0], source.cwd, error);
  }
}

/** What the daemon's code throws is the target's fault, and where it never ends it is not waited for. */
async function startInCode(
  daemon: DaemonInCode,
  stateDir: StateDir,
  startTimeoutMs: number,
): Promise<Started> {
  const starting = startOf(daemon, stateDir);
  const handle = await within(starting, startTimeoutMs);
  if (handle === undefined) {
    starting.then((late) => late.stop()).catch(() => undefined);
    const message = `start() of ${daemon.name} has not ended within ${startTimeoutMs / 1000} s`;
    throw new TargetUnusable("start", message, "Resolve start() as soon as the daemon has been started.");
  }
  return {
    exited: new Promise(() => undefined),
    exitWithin: () => Promise.resolve(undefined),
    async stop() {
      try {
        await within(handle.stop(), startTimeoutMs);
      } catch {
        // How it goes is not judged, and nothing is left to do about it.
      }
    },
    stderr: "",
    stdout: "",
  };
}

async function startOf(daemon: DaemonInCode, stateDir: StateDir): ReturnType<DaemonInCode["start"]> {
  try {
    return await daemon.start({ stateDir: stateDir.path });
  } catch (error) {
    const said = error instanceof Error ? error : new Error(String(error));
    const hint = "The error is that of the daemon's own start().";
    throw new TargetUnusable("start", `${daemon.name} did not start: ${said.message}`, hint, said.stack);
  }
}

function commandFault(program: string, cwd: string | undefined, error: unknown): TargetUnusable {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const where = cwd === undefined ? "" : ` (in ${cwd})`;
  const faults: Record<string, readonly [string, string]> = {
    ENOENT: [
      `there is no program ${program}${where}`,
      'Give the path of an executable, or a command with its interpreter: --target "node ./daemon.js".',
    ],
    EACCES: [
      `${program} may not be executed`,
      `Make it executable (chmod +x ${basename(program)}), or name its interpreter: --target "node ${program}".`,
    ],
    ENOEXEC: [
      `${program} is not in a format that can be executed`,
      "Add a #! line, or name its interpreter in --target.",
    ],
    ENOTDIR: [`a part of the path ${program} is no directory`, "Check the path in --target and in --cwd."],
  };
  const [message, hint] = faults[code] ?? [
    `${program} could not be started: ${error instanceof Error ? error.message : String(error)}`,
    "Start the same command by hand and see what it says.",
  ];
  return new TargetUnusable("command", message, hint);
}

/** Time between two looks at a socket that is not there yet. */
const lookAgainMs = 10;

async function awaitSocket(daemon: Started, stateDir: StateDir, options: LaunchOptions): Promise<RpcClient> {
  const { transcript, timeoutMs, startTimeoutMs } = options;
  const deadline = performance.now() + startTimeoutMs;
  let lastRefusal = "";
  while (performance.now() < deadline) {
    const exit = await daemon.exitWithin(0);
    if (exit !== undefined) throw endedEarly(exit, daemon);
    try {
      return await RpcClient.connect(stateDir.socketPath, { transcript, channel: "rpc", timeoutMs });
    } catch (error) {
      if (!(error instanceof PeerError)) throw error;
      lastRefusal = error.message;
    }
    await within(daemon.exited, lookAgainMs);
  }
  throw await noSocket(stateDir, daemon, startTimeoutMs, lastRefusal);
}

function endedEarly(exit: Exit, daemon: Started): TargetUnusable {
  const hint =
    exit.code === 0
      ? "The command must stay in the foreground while the daemon runs; a daemon that puts itself in the background cannot be watched."
      : "Start the same command by hand with APPDUCT_STATE_DIR set to an empty directory and see what it says.";
  return new TargetUnusable(
    "start",
    `the command ${exitText(exit)} before daemon.sock answered`,
    hint,
    said(daemon),
  );
}

async function noSocket(
  stateDir: StateDir,
  daemon: Started,
  waitedMs: number,
  refusal: string,
): Promise<TargetUnusable> {
  const found = await lstat(stateDir.socketPath).catch(() => undefined);
  const seconds = `${waitedMs / 1000} s`;
  if (found === undefined) {
    const message = `no daemon.sock appeared in the state directory within ${seconds}; the command is still running`;
    const hint =
      "The daemon must put its socket into the directory that APPDUCT_STATE_DIR names. Slow to start? Allow more with --timeout.";
    return new TargetUnusable("socket", message, hint, said(daemon));
  }
  if (!found.isSocket()) {
    return new TargetUnusable(
      "socket",
      `daemon.sock is ${kindOf(found)}`,
      "The daemon must listen on a Unix socket of that name.",
      said(daemon),
    );
  }
  const message = `daemon.sock is there, but takes no connection within ${seconds} (${refusal})`;
  return new TargetUnusable("socket", message, "Does the daemon listen, and accept?", said(daemon));
}

function kindOf(found: Stats): string {
  if (found.isDirectory()) return "a directory";
  if (found.isFile()) return "a regular file";
  return found.isSymbolicLink() ? "a symbolic link that leads to no socket" : "no socket";
}

function said(daemon: Started): string {
  return daemon.stderr === "" ? daemon.stdout : daemon.stderr;
}
