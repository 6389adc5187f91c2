/**
 * `npm run mutants`: every mutant of the catalogue against every check.
 *
 * Prints the table mutant × check × code, and ends with 1 when a mutant survives, dies by another check or code
 * than it declares, or turns checks red that it does not declare.
 */
import { appendFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import type { ClauseId } from "../../generated/clauses.js";
import { defaultRuns } from "../run-conformance.js";
import { daemonGaps } from "../suites/gaps.js";
import { mustsOf } from "../engine/musts.js";
import { buildMutant } from "./build-mutant.js";
import { readCatalogue } from "./catalogue.js";
import { declare } from "./declare.js";
import { examineMutant } from "./examine-mutant.js";
import type { MutantResult } from "./examine-mutant.js";
import type { Mutant } from "./mutant.js";

const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: [] },
    jobs: { type: "string", default: String(availableParallelism()) },
    declare: { type: "boolean", default: false },
    runs: { type: "string", default: String(defaultRuns) },
    all: { type: "boolean", default: false },
    results: { type: "string" },
    "build-only": { type: "boolean", default: false },
    verbose: { type: "boolean", default: false },
  },
});

// Leaving by `exit` is what puts down the targets that are running.
for (const [signal, code] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const) {
  process.once(signal, () => process.exit(code));
}

const [jobs, runs] = [atLeastOne("jobs"), atLeastOne("runs")];
const all = await readCatalogue();
const chosen =
  values.only.length > 0
    ? all.filter((mutant) => values.only.some((glob) => isMatch(mutant, glob)))
    : all.filter((mutant) => values.all || mutant.extended !== true);
if (values.only.length === 0 && chosen.length < all.length) {
  process.stdout.write(`${all.length - chosen.length} further mutants are run with --all\n`);
}
if (chosen.length === 0) {
  process.stderr.write(`no mutant is called ${values.only.join(", ")}\n`);
  process.exit(2);
}
if (values["build-only"]) process.exit(await buildAll(chosen));
const results = await examineAll(chosen);
if (values.declare) process.stdout.write(`${await declare(results)} mutants declared\n`);
const isWhole = values.only.length === 0;
const uncovered = isWhole ? clausesWithoutMutant(all) : [];
for (const clause of uncovered) process.stdout.write(`✗ no mutant breaks ${clause}\n`);
const killed = results.filter(({ fate }) => fate === "killed").length;
const failed = results.length - killed + uncovered.length;
process.stdout.write(
  `\n${results.length} mutants: ${killed} killed by their own check, ${results.length - killed} not as declared\n`,
);
process.exitCode = failed === 0 ? 0 : 1;

async function examineAll(mutants: readonly Mutant[]): Promise<MutantResult[]> {
  const queue = [...mutants];
  const done: MutantResult[] = [];
  const work = async (): Promise<void> => {
    for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
      const result = await lookTwice(mutant);
      done.push(result);
      if (values.results !== undefined) await appendFile(values.results, `${JSON.stringify(result)}\n`);
      process.stdout.write(line(result));
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return done.sort((a, b) => mutants.indexOf(a.mutant) - mutants.indexOf(b.mutant));
}

/** What is not as declared may be the doing of a busy machine: it is looked at once more, and that is told. */
async function lookTwice(mutant: Mutant): Promise<MutantResult> {
  const first = await examineMutant(mutant, runs, values.all);
  if (first.fate === "killed" || first.fate === "undeclared") return first;
  const second = await examineMutant(mutant, runs, values.all);
  const seen = `at first sight it was ${first.fate}: ${first.unexpected.join(", ")}`;
  return { ...second, note: second.note === undefined ? seen : `${seen}; ${second.note}` };
}

function atLeastOne(flag: "jobs" | "runs"): number {
  const number = Number(values[flag]);
  if (Number.isSafeInteger(number) && number >= 1) return number;
  process.stderr.write(`--${flag} takes a whole number of at least 1, not ${values[flag]}\n`);
  process.exit(2);
}

/** Builds each mutant and starts none: do the patches fit? Answers the exit code. */
async function buildAll(mutants: readonly Mutant[]): Promise<number> {
  let misfits = 0;
  for (const mutant of mutants) {
    try {
      await (await buildMutant(mutant)).remove();
    } catch (error) {
      misfits += 1;
      process.stdout.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
  process.stdout.write(`${mutants.length} mutants, ${misfits} that cannot be built\n`);
  return misfits === 0 ? 0 : 1;
}

function line({ mutant, fate, red, unexpected, durationMs, note }: MutantResult): string {
  const killer = mutant.killedBy === undefined ? "?" : `${mutant.killedBy.check} × ${mutant.killedBy.code}`;
  const seconds = (durationMs / 1000).toFixed(1);
  const head = `${fate === "killed" ? "✓" : "✗"} ${mutant.id} (${mutant.clause}) × ${killer}  ${fate} ${seconds}s`;
  if (fate === "killed" && !values.verbose)
    return note === undefined ? `${head}\n` : `${head}\n    ${note}\n`;
  const details = red.map(
    (entry) => `    red: ${entry.check} × ${entry.code} [${entry.verdict}] ${entry.message}`,
  );
  const surprise = unexpected.length === 0 ? [] : [`    unexpected: ${unexpected.join(", ")}`];
  return `${[head, ...(note === undefined ? [] : [`    ${note}`]), ...surprise, ...details].join("\n")}\n`;
}

/** The MUSTs that bind a daemon in some profile, are not on the list of gaps, and are broken by no mutant. */
function clausesWithoutMutant(mutants: readonly Mutant[]): ClauseId[] {
  const profiles = ["groups", "subgroups", "base"] as const;
  const musts = [...new Set(profiles.flatMap((profile) => mustsOf("daemon", profile)))];
  return musts.filter(
    (clause) => daemonGaps[clause] === undefined && !mutants.some((mutant) => mutant.clause === clause),
  );
}

function isMatch(mutant: Mutant, glob: string): boolean {
  return (
    mutant.id === glob ||
    mutant.clause === glob ||
    (glob.endsWith("*") && mutant.id.startsWith(glob.slice(0, -1)))
  );
}
