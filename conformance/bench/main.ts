/**
 * `npm run bench`: how fast the kit is, each figure as a ratio to something measured beside it in the same run.
 *
 * `--quick` measures less and leaves the whole gate out; `--json FILE` writes the findings too. A goal that is missed
 * does not fail the command: speed is for people to judge, on a machine that is not busy.
 */
import { writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { benchCommands } from "./commands.js";
import { benchValidators } from "./descriptor-validators.js";
import { isReached, ratioOf } from "./finding.js";
import type { Finding } from "./finding.js";
import { benchListings } from "./large-listings.js";
import { benchRoundTrips } from "./round-trips.js";
import { tableLines } from "./table.js";

const { values } = parseArgs({
  options: { quick: { type: "boolean", default: false }, json: { type: "string" } },
});

/** Repetitions are odd: then a median is one of them. */
const plan = values.quick
  ? { repetitions: 3, runs: 30, gates: 0, rounds: 50, pages: 100 }
  : { repetitions: 9, runs: 100, gates: 3, rounds: 300, pages: 1_000 };

const machine = {
  node: process.version,
  processor: cpus()[0]?.model ?? "unknown",
  cores: availableParallelism(),
  loadBefore: loadavg()[0] ?? NaN,
};
process.stdout.write(`node ${machine.node}, ${machine.cores} × ${machine.processor}\n`);
if (machine.loadBefore > machine.cores / 2) {
  const load = machine.loadBefore.toFixed(1);
  process.stdout.write(`the machine is busy (load ${load}): ratios are rough, and times say nothing\n`);
}
process.stdout.write("medians (and the middle half) of repetitions taken in turn\n\n");

const findings: Finding[] = [];
for (const bench of [
  () => benchValidators(plan.repetitions, plan.rounds),
  () => benchListings(plan.repetitions, plan.pages),
  () => benchRoundTrips(plan.repetitions, plan.runs),
  () => benchCommands(plan.repetitions, plan.gates),
]) {
  const found = await bench();
  process.stdout.write(`${tableLines(found).join("\n")}\n`);
  findings.push(...found);
}
if (values.json !== undefined) {
  const rows = findings.map((finding) => ({
    ...finding,
    ratio: finding.against === undefined ? null : ratioOf(finding),
    reached: isReached(finding) ?? null,
  }));
  writeFileSync(values.json, `${JSON.stringify({ machine, findings: rows }, null, 2)}\n`);
}
