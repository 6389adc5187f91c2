/** The kit, as its command, on a hostile target: how it ended, and what it left behind. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeSandbox } from "../../conformance/kit/testing/sandbox.js";

export type Examination = {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The most memory that the kit had, in bytes. */
  readonly peakBytes: number;
  /** What is in its temporary directory. */
  readonly leftovers: readonly string[];
  /** The process ids of what has been started by it, or by what it started, and is still there. */
  readonly processes: () => readonly number[];
};

const program = fileURLToPath(new URL("target/main.mjs", import.meta.url));
const hook = new URL("peak-memory.mjs", import.meta.url).href;

/** Runs the kit with `args` on the target that behaves as `behaviour` says. */
export async function examine(behaviour: string, args: readonly string[]): Promise<Examination> {
  const sandbox = makeSandbox();
  try {
    const peak = join(sandbox.path, "peak");
    const target = `"${process.execPath}" "${program}" ${behaviour}`;
    const env = { NODE_OPTIONS: `--import=${hook}`, PEAK_MEMORY_FILE: peak };
    const { code, stdout, stderr } = await sandbox.run([...args, "--target", target], env);
    const peakBytes = existsSync(peak) ? Number(readFileSync(peak, "utf8")) : NaN;
    const processes = (): number[] => processesWith(`TMPDIR=${join(sandbox.path, "t")}`);
    return { code, stdout, stderr, peakBytes, leftovers: sandbox.leftovers(), processes };
  } finally {
    sandbox.remove();
  }
}

/** The processes in whose environment the variable stands; every child inherits it. */
function processesWith(variable: string): number[] {
  const table = execFileSync("ps", ["axeww", "-o", "pid=,command="], {
    encoding: "utf8",
    maxBuffer: 64 * 2 ** 20,
  });
  return table
    .split("\n")
    .filter((line) => line.split(" ").includes(variable))
    .map((line) => Number.parseInt(line, 10));
}
