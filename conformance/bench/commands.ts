/** The kit as a command, as who types it sees it: the whole gate, a smoke run, `--version`. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { packageRoot } from "../package-info.js";
import type { Finding } from "./finding.js";
import { sideBySide } from "./measure.js";
import type { Contender } from "./measure.js";

const kit = join(packageRoot, "bin", "appduct-conformance.js");

/** A few cases of each property that listings are made of: enough to see that a daemon works at all. */
export const smokeArguments = ["--suite", "session,groups", "--runs", "5"];

export async function benchCommands(repetitions: number, gates: number): Promise<Finding[]> {
  const version = command("--version", [kit, "--version"]);
  const bare = command("node and nothing else", ["-e", ""]);
  const smoke = command(`smoke run (${smokeArguments.join(" ")})`, [kit, ...smokeArguments]);
  const [versionTime, smokeTime, bareTime] = await sideBySide([version, smoke, bare], repetitions);
  const bench = "commands";
  const findings: Finding[] = [];
  if (versionTime !== undefined && bareTime !== undefined)
    findings.push({ bench, subject: versionTime, against: bareTime, mostMs: 150 });
  if (smokeTime !== undefined && bareTime !== undefined)
    findings.push({ bench, subject: smokeTime, against: bareTime, mostMs: 2_000 });
  if (gates === 0) return findings;
  const [gate, beside] = await sideBySide([command("the default gate", [kit]), smoke], gates);
  if (gate !== undefined && beside !== undefined)
    findings.push({ bench, subject: gate, against: beside, mostMs: 10_000 });
  return findings;
}

function command(name: string, args: readonly string[]): Contender {
  return {
    name,
    run: () =>
      new Promise((resolve, reject) => {
        const started = performance.now();
        const child = spawn(process.execPath, args, { stdio: "ignore" });
        child.once("error", reject);
        child.once("exit", (code) => {
          if (code === 0) resolve(performance.now() - started);
          else reject(new Error(`${name} ended with code ${code ?? "none"}`));
        });
      }),
  };
}
