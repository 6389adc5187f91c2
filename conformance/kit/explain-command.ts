/**
 * `explain`: a clause with the checks that speak for it, a check with the clauses it speaks for, or the code of a
 * failure with what usually causes it.
 */
import { clauseIds, clauses } from "../../generated/clauses.js";
import type { ClauseId } from "../../generated/clauses.js";
import { failureCodes } from "../engine/failure-code.js";
import type { FailureCode } from "../engine/failure-code.js";
import { hintFor } from "../report/failure-hints.js";
import { wrapWords } from "../report/fit.js";
import { palette } from "../report/palette.js";
import type { Palette } from "../report/palette.js";
import { daemonChecks } from "../suites/catalogue.js";
import type { DaemonCheck } from "../suites/daemon-check.js";
import { daemonGaps } from "../suites/gaps.js";
import { UsageError } from "../usage-error.js";
import type { ExplainFlags } from "./flags.js";
import { profilesText } from "./list-command.js";
import { markdownLines } from "./markdown-lines.js";
import { nearest } from "./nearest.js";
import { streamOutput } from "./outputs.js";

type Page = { readonly width: number; readonly colors: Palette };

/** Lines longer than this are hard to read, however wide the terminal. */
const widest = 100;

const codes = Object.keys(failureCodes) as FailureCode[];

/** @throws UsageError for an id that is none of these */
export function explainCommand(id: string, flags: ExplainFlags): void {
  const output = streamOutput(process.stdout, flags.color);
  const page = { width: Math.min(output.columns, widest), colors: palette(output.hasColor) };
  const clause = clauseIds.find((known) => known.toLowerCase() === id.toLowerCase());
  const check = daemonChecks.find((known) => known.id.toLowerCase() === id.toLowerCase());
  const code = codes.find((known) => known === id.toLowerCase());
  const lines =
    (clause && clauseLines(clause, page)) ??
    (check && checkLines(check, page)) ??
    (code && codeLines(code, page));
  if (lines === undefined) throw unknownId(id);
  output.write(lines.map((line) => `${line}\n`).join(""));
}

function unknownId(id: string): UsageError {
  const near = nearest(id, [...clauseIds, ...daemonChecks.map((check) => check.id), ...codes]);
  const hint =
    near.length === 0 ? "`appduct-conformance list` shows the checks" : `did you mean ${near.join(" or ")}?`;
  return new UsageError(
    `explain takes the id of a clause or a check or the code of a failure, and there is no ${id}; ${hint}`,
  );
}

function clauseLines(id: ClauseId, page: Page): string[] {
  const { colors, width } = page;
  const checks = daemonChecks.filter((check) => check.clauses.includes(id));
  const gap = daemonGaps[id];
  const unspoken = gap === undefined ? "no check of the kit's speaks for it yet" : `not checked: ${gap}`;
  return [
    ...statement(id, page),
    "",
    ...(checks.length === 0 ? wrapWords(unspoken, width) : ["checked by"]),
    ...checks.flatMap((check) => [
      `  ${colors.name(check.id)} (${check.kind})`,
      ...wrapWords(check.title, width - 4).map((line) => `    ${line}`),
    ]),
    // The mutants that break the clause come here.
  ];
}

/** The clause itself: its heading, whom it binds, what it says. */
function statement(id: ClauseId, { colors, width }: Page): string[] {
  const { level, title, profiles, kinds, text, document, line } = clauses[id];
  return [
    colors.strong(`${id}  ${title}`),
    `${level}, profiles: ${profilesText(profiles)}, binds: ${kinds.join(", ")}`,
    colors.faint(`${document}:${line}`),
    "",
    ...markdownLines(text, width, colors),
  ];
}

function checkLines(check: DaemonCheck, page: Page): string[] {
  const { colors, width } = page;
  const { id, title, suite, level, kind, profiles, needs } = check;
  const { locale, ownTarget } = needs;
  return [
    colors.strong(id),
    ...wrapWords(title, width),
    `${level}, a ${kind} of the suite ${suite}, profiles: ${profilesText(profiles)}`,
    ...(locale === undefined ? [] : [`needs a target that the kit starts under LC_ALL=${locale}`]),
    ...(ownTarget === true ? ["needs a target that the kit starts itself"] : []),
    "",
    `run just it: ${colors.name(`npx appduct-conformance --only ${id}`)}`,
    ...check.clauses.flatMap((clause) => ["", ...statement(clause, page)]),
  ];
}

function codeLines(code: FailureCode, { colors, width }: Page): string[] {
  return [
    colors.strong(code),
    ...wrapWords(`A failure: ${failureCodes[code]}.`, width),
    "",
    ...wrapWords(hintFor(code), width),
  ];
}
