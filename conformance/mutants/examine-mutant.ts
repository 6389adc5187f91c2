/** Runs the kit against one mutant and says whether it died as it should. */
import { runConformance } from "../run-conformance.js";
import type { ConformanceOptions } from "../run-conformance.js";
import { isOnItsOwn } from "../engine/check.js";
import type { CheckResult } from "../engine/result.js";
import { failsGate } from "../engine/verdict.js";
import { daemonChecks } from "../suites/catalogue.js";
import { TargetUnusable } from "../targets/target-unusable.js";
import { buildMutant } from "./build-mutant.js";
import { anyCheck } from "./mutant.js";
import type { Mutant } from "./mutant.js";

/** A check that went red, with its code. */
export type RedCheck = {
  readonly check: string;
  readonly verdict: string;
  readonly code: string;
  readonly message: string;
};

/**
 * `killed`: by the check and code it names, and nothing undeclared went red. `undeclared`: it names no check yet.
 * Everything else is a defect of a check or of the catalogue.
 */
export type Fate =
  "killed" | "survived" | "wrong-check" | "wrong-code" | "also-red" | "undeclared" | "unusable";

export type MutantResult = {
  readonly mutant: Mutant;
  readonly fate: Fate;
  readonly red: readonly RedCheck[];
  /** Checks that went red without being declared. */
  readonly unexpected: readonly string[];
  readonly durationMs: number;
  readonly note?: string;
};

/** The reference answers within milliseconds; a mutant that does not answer is waited for often. */
const mutantTimeoutMs = 2_500;

/**
 * Builds the mutant, runs the checks on it, and judges.
 *
 * @param runs cases per property
 * @param isWhole every check with all of its cases
 */
export async function examineMutant(mutant: Mutant, runs: number, isWhole: boolean): Promise<MutantResult> {
  const startedAt = performance.now();
  const profile = mutant.profile ?? "groups";
  const built = await buildMutant(mutant);
  try {
    const report = await runConformance({
      target: `"${process.execPath}" "${built.program}" daemon --profile ${profile}`,
      profile,
      runs,
      jobs: 1,
      paced: false,
      ...(isWhole ? wholeExtent : extentFor(mutant)),
      shrinkAttempts: 0,
      timeoutMs: mutantTimeoutMs,
    });
    const red = report.checks.filter(isRed).map(redOf);
    return { mutant, ...judge(mutant, red), red, durationMs: performance.now() - startedAt };
  } catch (error) {
    if (!(error instanceof TargetUnusable)) throw error;
    const note = `${error.step}: ${error.message}`;
    return {
      mutant,
      fate: "unusable",
      red: [],
      unexpected: [],
      durationMs: performance.now() - startedAt,
      note,
    };
  } finally {
    await built.remove();
  }
}

/**
 * What is full of a mutant's examination: the check that it names or, as long as it names none, all that are about its
 * clause. Every other check gets one in fifty of its cases: what it is there for is to stay green. A check that has
 * its target started for itself costs as much as all of those together, so it is left out unless it is about the clause.
 */
function extentFor({ clause, killedBy }: Mutant): Pick<ConformanceOptions, "sampleOf" | "skip"> {
  const about = new Set(daemonChecks.filter(({ clauses }) => clauses.includes(clause)).map(({ id }) => id));
  const isFull = (id: string): boolean => (killedBy === undefined ? about.has(id) : id === killedBy.check);
  const apart = daemonChecks.filter(
    (check) => isOnItsOwn(check) && !about.has(check.id) && !isFull(check.id),
  );
  return { sampleOf: ({ id }) => (isFull(id) ? 1 : 0.02), skip: apart.map(({ id }) => id) };
}

/** Everything in full: what `--all` does, in hours. */
const wholeExtent: Pick<ConformanceOptions, "sampleOf" | "skip"> = {};

/** Compares the checks that went red with what the mutant declares. */
export function judge(mutant: Mutant, red: readonly RedCheck[]): { fate: Fate; unexpected: string[] } {
  const { killedBy, also = [] } = mutant;
  const names = red.map(({ check }) => check);
  if (killedBy === undefined)
    return { fate: red.length === 0 ? "survived" : "undeclared", unexpected: names };
  const declared = [killedBy.check, ...also];
  const undeclaredRed = also.includes(anyCheck) ? [] : names.filter((name) => !declared.includes(name));
  const killer = red.find(({ check }) => check === killedBy.check);
  if (killer === undefined)
    return { fate: red.length === 0 ? "survived" : "wrong-check", unexpected: undeclaredRed };
  if (killer.code !== killedBy.code) return { fate: "wrong-code", unexpected: [killer.code] };
  return undeclaredRed.length > 0
    ? { fate: "also-red", unexpected: undeclaredRed }
    : { fate: "killed", unexpected: [] };
}

/** A bug of the kit counts as well: no mutant declares it, so that none hides it. */
function isRed({ verdict }: CheckResult): boolean {
  return failsGate(verdict) || verdict === "warn" || verdict === "kit-bug";
}

function redOf(result: CheckResult): RedCheck {
  const { id, verdict, failure } = result;
  return { check: id, verdict, code: failure?.code ?? "", message: failure?.message ?? "" };
}
