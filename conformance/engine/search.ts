/** The search for a failing case: the vectors in turn, or generated cases. */
import fc from "fast-check";
import type { Profile } from "../../generated/clauses.js";
import type { Check, Vector } from "./check.js";
import type { Instance } from "../targets/driver.js";
import { evidenceOf, isFailure, performCase } from "./perform.js";
import type { CaseFailure, CaseResult, Evidence } from "./perform.js";
import { seedOfCheck } from "./seed.js";

/** A case that failed, and how to come back to it. */
export type FoundFailure = {
  readonly testCase: unknown;
  readonly evidence: Evidence;
  /** The vector's name; generated cases have none. */
  readonly vector?: string;
  /** The names of the vectors that failed after it. */
  readonly alsoFailing: readonly string[];
  /** fast-check's path to the generated case; vectors have none. */
  readonly path?: string;
  /** The cases performed before it on the same instance, oldest first. */
  readonly history: readonly unknown[];
};

export type SearchResult = { readonly runs: number } & (
  | { readonly kind: "nothing-found" }
  | { readonly kind: "found"; readonly found: FoundFailure }
  | {
      readonly kind: "stopped";
      readonly by: Extract<CaseResult, { kind: "not-judged" | "kit-bug" }>;
      readonly testCase: unknown;
    }
  | { readonly kind: "interrupted" }
);

export type SearchOptions = {
  readonly profile: Profile;
  readonly seed: number;
  readonly runs: number;
  /** The share of the cases that is performed: 1 is all of them. */
  readonly sample: number;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, of: number) => void;
};

/** The first case that did not pass. */
type End = {
  readonly result: CaseResult;
  readonly testCase: unknown;
  readonly history: readonly unknown[];
  /** Where it failed. */
  readonly evidence: Evidence | undefined;
};

/** How many cases before a failing one are remembered, should the failure need them. */
const historyLength = 64;

/** Performs the check's cases on the instance until one fails or all have passed. */
export async function search<World>(
  check: Check<World>,
  instance: Instance<World>,
  options: SearchOptions,
): Promise<SearchResult> {
  const cases = check.cases(options.profile);
  const history: unknown[] = [];
  let runs = 0;
  let firstEnd: End | undefined;

  const attempt = async (testCase: unknown, of: number): Promise<CaseResult | undefined> => {
    if (options.signal.aborted) return undefined;
    options.onProgress(runs, of);
    instance.clearTranscript();
    const result = await performCase(check, instance, testCase);
    runs += 1;
    if (result.kind !== "pass" && firstEnd === undefined) {
      const evidence = isFailure(result) ? evidenceOf(instance, result) : undefined;
      firstEnd = { result, testCase, history: [...history], evidence };
    }
    history.push(testCase);
    if (history.length > historyLength) history.shift();
    return result;
  };

  if (cases.from === "vectors") {
    const vectors = sampled(cases.vectors, options.sample);
    for (const [index, vector] of vectors.entries()) {
      const result = await attempt(vector.case, vectors.length);
      if (result === undefined) return { kind: "interrupted", runs };
      if (isFailure(result)) {
        const rest = vectors.slice(index + 1);
        const evidence = firstEnd?.evidence ?? evidenceOf(instance, result);
        const found = {
          testCase: vector.case,
          evidence,
          vector: vector.name,
          history: firstEnd?.history ?? [],
        };
        const alsoFailing = await failingAfter(check, instance, rest, result, options.signal);
        return { kind: "found", runs, found: { ...found, alsoFailing } };
      }
      if (result.kind !== "pass") return { kind: "stopped", runs, by: result, testCase: vector.case };
    }
    return { kind: "nothing-found", runs };
  }

  const numRuns = runsOf(cases.share * options.sample, options.runs);
  const details = await fc.check(
    fc.asyncProperty(cases.arbitrary, async (testCase) => {
      const result = await attempt(testCase, numRuns);
      if (result?.kind !== "pass") throw new Error("stop here");
    }),
    { seed: options.seed, numRuns, endOnFailure: true },
  );
  if (firstEnd === undefined) {
    if (!details.failed) return { kind: "nothing-found", runs };
    if (options.signal.aborted) return { kind: "interrupted", runs };
    throw new Error("the generator itself failed", { cause: details.errorInstance });
  }
  const { result, testCase, evidence, history: before } = firstEnd;
  if (evidence !== undefined) {
    const path = details.counterexamplePath ?? "";
    return { kind: "found", runs, found: { testCase, evidence, path, alsoFailing: [], history: before } };
  }
  if (isFailure(result)) throw new Error("a failure without evidence");
  if (result.kind === "pass") throw new Error("a passing case ended the search");
  return { kind: "stopped", runs, by: result, testCase };
}

/** How many cases a generator of that share is asked for. */
export function runsOf(share: number, runs: number): number {
  return Math.max(1, Math.round(runs * share));
}

/** The vectors of a sample: each is in or out by its name, so that a new one moves no other. */
function sampled<Case>(vectors: readonly Vector<Case>[], sample: number): readonly Vector<Case>[] {
  if (sample >= 1) return vectors;
  const chosen = vectors.filter(({ name }) => (seedOfCheck(0, name) >>> 0) / 2 ** 32 < sample);
  return chosen.length > 0 ? chosen : vectors.slice(0, 1);
}

/** The further vectors that fail. A crash or a hang ends it: what comes after would be judged on a broken target. */
async function failingAfter<World>(
  check: Check<World>,
  instance: Instance<World>,
  rest: readonly { readonly name: string; readonly case: unknown }[],
  first: CaseFailure,
  signal: AbortSignal,
): Promise<string[]> {
  const failing: string[] = [];
  if (first.kind !== "fail") return failing;
  for (const vector of rest) {
    if (signal.aborted || failing.length >= mostFurtherFailures) break;
    try {
      await instance.reset();
    } catch {
      break;
    }
    const result = await performCase(check, instance, vector.case);
    if (isFailure(result)) failing.push(vector.name);
    if (result.kind !== "pass" && result.kind !== "fail") break;
  }
  return failing;
}

/** Enough to see a pattern; more would cost a broken target minutes. */
const mostFurtherFailures = 20;
