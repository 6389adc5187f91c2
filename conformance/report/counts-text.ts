/** Counts of verdicts and times, in words. */
import { verdicts } from "../engine/verdict.js";
import type { Verdict } from "../engine/verdict.js";
import { count } from "./visible.js";

const words: Readonly<Record<Verdict, string>> = {
  pass: "passed",
  fail: "failed",
  warn: "warned",
  "n/a": "n/a",
  untestable: "untestable",
  flaky: "flaky",
  crash: "crashed",
  hang: "hung",
  "kit-bug": "kit bug",
};

/** `12 passed, 1 failed`: every verdict that occurs. */
export function countsText(counts: Readonly<Record<Verdict, number>>): string {
  const parts = verdicts
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => `${count(counts[verdict])} ${words[verdict]}`);
  return parts.length === 0 ? "no check finished" : parts.join(", ");
}

/** `1 check`, `3 checks`. */
export function checksText(number: number): string {
  return `${count(number)} ${number === 1 ? "check" : "checks"}`;
}

/** How one check ended, in a word. */
export function verdictWord(verdict: Verdict): string {
  return words[verdict];
}

/** `84 ms`, `2.1 s`, `3 min 5 s`. */
export function timeText(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1_000)} s`;
}
