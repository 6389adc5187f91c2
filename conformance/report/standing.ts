/** What a report entitles its target to claim. Never more than was checked: whatever is missing is told. */
import { breaksGate } from "../engine/gate.js";
import { exitCodes } from "../engine/exit-code.js";
import type { Report } from "../engine/result.js";
import { shardText } from "../engine/scope.js";

/**
 * `conforming` only after a whole run in which everything passed; `exceptions` when, for the rest, failures are
 * expected ones; `partial` when something was not checked; `none` when there is no verdict to trust.
 */
export type Standing = {
  readonly kind: "conforming" | "exceptions" | "partial" | "failing" | "none";
  /** In a few words, without anything that a target said. */
  readonly words: string;
  /** What was not checked, or not in full: why the standing is partial. */
  readonly lacking: readonly string[];
};

export function standingOf(report: Report): Standing {
  const { checks, exitCode, expectations, summary } = report;
  const lacking = lackingOf(report);
  const failing = checks.filter(breaksGate).length;
  const problems = expectations?.problems.length ?? 0;
  const exceptions = checks.filter(({ expected }) => expected !== undefined).length;
  if (summary["kit-bug"] > 0 || exitCode === exitCodes.kitBug)
    return { kind: "none", words: "no verdict", lacking };
  if (failing + problems > 0 || exitCode === exitCodes.notConforming)
    return { kind: "failing", words: "not conforming", lacking };
  if (
    exitCode !== exitCodes.conforming &&
    exitCode !== exitCodes.nothingExecuted &&
    exitCode !== exitCodes.interrupted
  )
    return { kind: "none", words: "no verdict", lacking };
  if (lacking.length > 0 || exitCode !== exitCodes.conforming) {
    const { checked, of } = report.musts;
    return {
      kind: "partial",
      words: checked < of ? `partial, ${checked} of ${of} MUSTs` : "partial",
      lacking,
    };
  }
  if (exceptions > 0) {
    return {
      kind: "exceptions",
      words: `conforming with ${exceptions} ${exceptions === 1 ? "exception" : "exceptions"}`,
      lacking,
    };
  }
  return { kind: "conforming", words: "conforming", lacking };
}

function lackingOf({ shard, scope, musts, exitCode }: Report): string[] {
  const unchecked = musts.unchecked.filter(({ gap }) => gap !== true).length;
  const parts = scope.missing.map(({ because, why, checks }) => {
    const count = `${checks.length} of ${scope.checks} checks`;
    if (because === "selection") return `${count} were left out by ${why}`;
    return because === "shard"
      ? `${count} are in other shards than ${why}`
      : `${count} were not run (${why})`;
  });
  return [
    ...parts,
    ...(shard !== undefined && parts.length === 0 ? [`it is of ${shardText(shard)}`] : []),
    ...scope.reduced,
    ...(unchecked > 0 ? [`${unchecked} of ${musts.of} MUSTs were not checked`] : []),
    ...(exitCode === exitCodes.interrupted ? ["the run was interrupted"] : []),
    ...(exitCode === exitCodes.nothingExecuted && scope.missing.length === 0 ? ["nothing was executed"] : []),
  ];
}
