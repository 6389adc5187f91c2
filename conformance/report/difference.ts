/** What changed from one report to another, and whether it got worse. Pure: reports go in, a plain value comes out. */
import { breaksGate } from "../engine/gate.js";
import type { CheckResult, Report } from "../engine/result.js";
import { failsGate, isJudged } from "../engine/verdict.js";
import { verdictWord } from "./counts-text.js";

/** One check that ended otherwise. `from` and `to` are in words. */
export type ChangedCheck = { readonly id: string; readonly from: string; readonly to: string };

export type Difference = {
  /** Fails now, and did not; or is new and fails. */
  readonly newlyFailing: readonly ChangedCheck[];
  /** Was judged, and is not any more, whatever it would say. */
  readonly noLongerChecked: readonly ChangedCheck[];
  readonly fixed: readonly ChangedCheck[];
  /** Fails in both, with another code or message. */
  readonly failingOtherwise: readonly ChangedCheck[];
  /** Every other change: to and from a warning, between expected and not, of what could not be judged before. */
  readonly otherwise: readonly ChangedCheck[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Of the reports themselves: profile, specification, kit, target, seed, MUSTs checked. */
  readonly about: readonly { readonly what: string; readonly from: string; readonly to: string }[];
  /** MUSTs checked before and not now; only where profile and specification are the same. */
  readonly mustsLost: readonly string[];
  /** Whether the second report is worse: something newly fails, something that was checked is not any more, or more expectations do not hold. */
  readonly isWorse: boolean;
};

export function differenceOf(before: Report, after: Report): Difference {
  const old = new Map(before.checks.map((check) => [check.id, check]));
  const now = new Map(after.checks.map((check) => [check.id, check]));
  const both = after.checks.flatMap((check) => {
    const was = old.get(check.id);
    return was === undefined ? [] : [{ was, is: check }];
  });
  const added = after.checks.filter(({ id }) => !old.has(id));
  const removed = before.checks.filter(({ id }) => !now.has(id));
  const newlyFailing = [
    ...both.filter(({ was, is }) => !isBad(was) && isBad(is)).map(changed),
    ...added.filter(isBad).map((check) => ({ id: check.id, from: "not there", to: endOf(check) })),
  ];
  const noLongerChecked = [
    ...both
      .filter(({ was, is }) => isJudged(was.verdict) && !isJudged(is.verdict) && !isBad(is))
      .map(changed),
    ...removed
      .filter(({ verdict }) => isJudged(verdict))
      .map((check) => ({ id: check.id, from: endOf(check), to: "not there" })),
  ];
  const fixed = both
    .filter(({ was, is }) => isBad(was) && !failsGate(is.verdict) && isJudged(is.verdict))
    .map(changed);
  const failingOtherwise = both
    .filter(({ was, is }) => isBad(was) && isBad(is) && endOf(was) !== endOf(is))
    .map(changed);
  const told = new Set(
    [...newlyFailing, ...noLongerChecked, ...fixed, ...failingOtherwise].map(({ id }) => id),
  );
  const otherwise = both.filter(({ was, is }) => !told.has(is.id) && endOf(was) !== endOf(is)).map(changed);
  const mustsLost = mustsLostOf(before, after);
  return {
    newlyFailing,
    noLongerChecked,
    fixed,
    failingOtherwise,
    otherwise,
    added: added.map(({ id }) => id),
    removed: removed.map(({ id }) => id),
    about: facts.flatMap(([what, of]) =>
      of(before) === of(after) ? [] : [{ what, from: of(before), to: of(after) }],
    ),
    mustsLost,
    isWorse:
      newlyFailing.length + noLongerChecked.length + mustsLost.length > 0 ||
      problemsOf(after) > problemsOf(before),
  };
}

const facts: readonly (readonly [what: string, of: (report: Report) => string])[] = [
  ["kit", ({ kit }) => `${kit.name} ${kit.version}`],
  ["specification", ({ specification }) => specification.version],
  ["profile", ({ profile }) => profile],
  ["target", ({ target }) => `${target.kind} ${target.name}`],
  ["version of the target", ({ target }) => target.version ?? "not stated"],
  ["seed", ({ seed }) => String(seed)],
  ["cases a property", ({ runs }) => String(runs)],
  ["MUSTs checked", ({ musts }) => `${musts.checked} of ${musts.of}`],
  ["expectations that do not hold", ({ expectations }) => String(expectations?.problems.length ?? 0)],
  ["exit code", ({ exitCode }) => String(exitCode)],
];

function problemsOf({ expectations }: Report): number {
  return expectations?.problems.length ?? 0;
}

function isBad(check: CheckResult): boolean {
  return breaksGate(check) || check.verdict === "kit-bug";
}

function changed({ was, is }: { was: CheckResult; is: CheckResult }): ChangedCheck {
  return { id: is.id, from: endOf(was), to: endOf(is) };
}

/** How it ended, as far as two ends are the same: the verdict, and how it failed. */
function endOf({ verdict, failure, expected }: CheckResult): string {
  const known = expected === undefined ? "" : " as is expected";
  const how = failure === undefined ? "" : `: ${failure.code}: ${failure.message}`;
  return `${verdictWord(verdict)}${known}${how}`;
}

function mustsLostOf(before: Report, after: Report): string[] {
  const isComparable =
    before.profile === after.profile && before.specification.version === after.specification.version;
  if (!isComparable) return [];
  const unchecked = new Set(before.musts.unchecked.map(({ clause }) => clause));
  return after.musts.unchecked.map(({ clause }) => clause).filter((clause) => !unchecked.has(clause));
}
