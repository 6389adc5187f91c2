/** One case on one instance: whatever happens becomes a value, with the blame where it belongs. */
import { PeerError } from "../clients/peer-error.js";
import type { TranscriptEntry } from "../clients/transcript.js";
import type { ClauseId } from "../../generated/clauses.js";
import { NotJudged } from "./check.js";
import type { Check, Finding } from "./check.js";
import type { Instance } from "../targets/driver.js";

/** How a case ended. `crash` and `hang` are findings too, but they satisfy nothing. */
export type CaseResult =
  | { readonly kind: "pass" }
  | { readonly kind: "fail" | "crash" | "hang"; readonly finding: Finding }
  | { readonly kind: "not-judged"; readonly verdict: "n/a" | "untestable"; readonly reason: string }
  | { readonly kind: "kit-bug"; readonly error: Error };

export type CaseFailure = Extract<CaseResult, { kind: "fail" | "crash" | "hang" }>;

/** A failure with what was exchanged and said when it was seen. */
export type Evidence = {
  readonly failure: CaseFailure;
  readonly transcript: readonly TranscriptEntry[];
  readonly stderr: string;
};

/** What the instance shows of a failure, to be taken before anything else is done with it. */
export function evidenceOf<World>(instance: Instance<World>, failure: CaseFailure): Evidence {
  return { failure, transcript: instance.transcript(), stderr: instance.stderr() };
}

/** Performs the case. Never throws. */
export async function performCase<World>(
  check: Check<World>,
  instance: Instance<World>,
  testCase: unknown,
): Promise<CaseResult> {
  try {
    const finding = await check.perform(instance.world, testCase);
    return finding === undefined ? { kind: "pass" } : { kind: "fail", finding };
  } catch (thrown) {
    if (thrown instanceof NotJudged)
      return { kind: "not-judged", verdict: thrown.verdict, reason: thrown.reason };
    if (thrown instanceof PeerError) return breakdown(check.clauses[0], instance, thrown);
    return { kind: "kit-bug", error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }
}

/** Whether the result is a failure of the target's. */
export function isFailure(result: CaseResult): result is CaseFailure {
  return result.kind === "fail" || result.kind === "crash" || result.kind === "hang";
}

/** Whether two failures are the same one, so that one confirms or simplifies the other. */
export function isSameFailure(a: CaseFailure, b: CaseFailure): boolean {
  return a.kind === b.kind && a.finding.code === b.finding.code && a.finding.clause === b.finding.clause;
}

/** A process that ends closes its sockets first; its end is seen a moment later. */
const exitPatienceMs = 500;

/** A conversation that broke down: the process ended, nothing came in time, or the connection is gone. */
export async function breakdown<World>(
  clause: ClauseId,
  instance: Instance<World>,
  error: PeerError,
): Promise<CaseFailure> {
  const exit = await instance.exitWithin(error.kind === "timeout" ? 0 : exitPatienceMs);
  const expected = "the conversation goes on";
  if (exit !== undefined) {
    const how = exit.signal === null ? `with code ${exit.code ?? "unknown"}` : `by ${exit.signal}`;
    const message = `the target's process ended ${how} (${error.message})`;
    return { kind: "crash", finding: { code: "target-exited", clause, message, expected, actual: exit } };
  }
  const actual = `${error.step}: ${error.kind}`;
  const finding = (code: Finding["code"]): Finding => ({
    code,
    clause,
    message: error.message,
    expected,
    actual,
  });
  switch (error.kind) {
    case "timeout":
      return { kind: "hang", finding: finding("no-reply") };
    case "closed":
      return { kind: "fail", finding: finding("closed-connection") };
    case "malformed":
      return { kind: "fail", finding: finding("malformed-reply") };
    case "refused":
      return { kind: "fail", finding: finding("refused-connection") };
  }
}
