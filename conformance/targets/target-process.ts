/** A target's process: its own process group, bounded output, put down with TERM and then KILL. */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import type { Readable } from "node:stream";
import type { Exit } from "./driver.js";
import { forgetGroup, rememberGroup, signalGroup } from "./leftovers.js";
import { within } from "./within.js";

export type ProcessOptions = {
  readonly words: readonly [string, ...string[]];
  readonly env: NodeJS.ProcessEnv;
  readonly cwd?: string;
};

/** Of each stream the end is kept: errors come last. */
const keptOutput = 16 * 1024;
/** A daemon that is told to go has calls to end and a socket to remove; one that takes longer does not want to. */
const termPatienceMs = 2_000;

export class TargetProcess {
  readonly #child: ChildProcess;
  readonly #stdout: Tail;
  readonly #stderr: Tail;
  #exit: Exit | undefined;
  /** Resolves when the process itself has ended; what it started may live on until `stop`. */
  readonly exited: Promise<Exit>;

  private constructor(child: ChildProcess) {
    this.#child = child;
    this.#stdout = new Tail(child.stdout);
    this.#stderr = new Tail(child.stderr);
    this.exited = new Promise((resolve) => {
      child.once("exit", (code, signal) => {
        this.#exit = { code, signal };
        resolve(this.#exit);
      });
    });
  }

  /** Starts it. @throws the error of the operating system (ENOENT, EACCES …) */
  static async start(options: ProcessOptions): Promise<TargetProcess> {
    const [program, ...rest] = options.words;
    const child = spawn(program, rest, {
      env: options.env,
      ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      shell: false,
    });
    // Remembered before anything else can happen: an interruption would leave it behind.
    if (child.pid !== undefined) rememberGroup(child.pid);
    await new Promise<void>((resolve, reject) => {
      child.once("spawn", resolve);
      child.once("error", reject);
    });
    if (child.pid === undefined) throw new Error("a spawned process without a pid");
    child.on("error", () => undefined);
    return new TargetProcess(child);
  }

  get exit(): Exit | undefined {
    return this.#exit;
  }

  /** The end of what it wrote to its standard error. */
  get stderr(): string {
    return this.#stderr.text;
  }

  /** The end of what it wrote to its standard output. */
  get stdout(): string {
    return this.#stdout.text;
  }

  /** How it ended, if it does so within the time. */
  async exitWithin(ms: number): Promise<Exit | undefined> {
    if (this.#exit !== undefined || ms <= 0) return this.#exit;
    return within(this.exited, ms);
  }

  /** Puts down the whole group: TERM, then KILL for what is left. Never throws. */
  async stop(): Promise<void> {
    const pid = this.#child.pid;
    if (pid === undefined) return;
    signalGroup(pid, "SIGTERM");
    await this.exitWithin(termPatienceMs);
    signalGroup(pid, "SIGKILL");
    await this.exited;
    forgetGroup(pid);
    this.#child.stdout?.destroy();
    this.#child.stderr?.destroy();
  }
}

/** Drains a stream and keeps the end of it. */
class Tail {
  #bytes = Buffer.alloc(0);

  constructor(stream: Readable | null) {
    stream?.on("data", (chunk: Buffer) => {
      const end = chunk.subarray(-keptOutput);
      const before = this.#bytes.subarray(Math.max(0, this.#bytes.length + end.length - keptOutput));
      // A copy: the chunk would keep all of what was read with it in memory.
      this.#bytes = Buffer.concat([before, end]);
    });
    stream?.on("error", () => undefined);
  }

  get text(): string {
    return this.#bytes.toString("utf8");
  }
}
