/** Everything about one check that did not pass, to be read from top to bottom. */
import { clauses } from "../../generated/clauses.js";
import type { ClauseId } from "../../generated/clauses.js";
import type { CheckResult, Failure } from "../engine/result.js";
import { bundleCommand } from "./bundle-command.js";
import { comparison } from "./comparison.js";
import { verdictWord } from "./counts-text.js";
import { hintFor } from "./failure-hints.js";
import { wrapWords } from "./fit.js";
import { jsonLines } from "./json-lines.js";
import type { Palette } from "./palette.js";
import { transcriptLines } from "./transcript-lines.js";
import { count, visible, visibleLines } from "./visible.js";

export type FailureOptions = {
  readonly width: number;
  readonly colors: Palette;
  readonly isTrace: boolean;
};

const margin = "  ";
/** Strings and lists of an input that are longer have more to count than to read. */
const longestString = 200;
const mostElements = 30;
/** Lines of standard error: an exception with its stack. */
const mostStderrLines = 12;

/** The details, headed by the check's id and its place among `of` failures. */
export function failureLines(
  result: CheckResult,
  place: { readonly at: number; readonly of: number },
  options: FailureOptions,
): string[] {
  const { failure } = result;
  const { colors, width } = options;
  const inner = { ...options, width: width - margin.length };
  const title = `${place.at} of ${place.of}  ${result.id}  ${verdictWord(result.verdict)}`;
  const body = failure === undefined ? [] : sections(result, failure, inner);
  return [
    colors.faint("─".repeat(width)),
    colors.strong(title),
    ...wrapWords(visible(result.title), width),
    ...body.flatMap((section) => ["", ...section.map((line) => margin + line)]),
  ];
}

function sections(result: CheckResult, failure: Failure, options: FailureOptions): string[][] {
  const { colors, isTrace } = options;
  const message = wrapWords(`${failure.code}: ${visible(failure.message)}`, options.width);
  return [
    result.clauses.flatMap((clause) => clauseLine(clause, clause === failure.clause, options)),
    [...message.map((line) => colors.bad(line)), ...hint(failure, options)],
    input(failure, options),
    failure.code === "kit-bug"
      ? visibleLines(String(failure.actual))
      : comparison(failure.expected, failure.actual, options),
    alsoFailing(failure, options),
    failure.transcript.length === 0
      ? []
      : [
          `${colors.strong("exchanged")} (ms; → to the target, ← from it)`,
          ...transcriptLines(failure.transcript, options),
        ],
    stderr(failure.stderr, isTrace, colors),
    again(result, failure, colors),
  ].filter((section) => section.length > 0);
}

/** Just the case, where it was stored; the check as it was run, always. */
function again({ id }: CheckResult, { bundle, replay }: Failure, colors: Palette): string[] {
  const commands = bundle === undefined ? [replay] : [bundleCommand(id, bundle), replay];
  return [colors.strong("see it again"), ...commands.map((command) => colors.name(visible(command)))];
}

function clauseLine(id: ClauseId, isBroken: boolean, { colors, width }: FailureOptions): string[] {
  const { level, title, document, line } = clauses[id];
  const name = isBroken ? colors.strong(id) : id;
  const where = `${document}:${line}`;
  const long = `${name} ${level}  ${title}`;
  const length = `${id} ${level}  ${title}`.length;
  if (length + 2 + where.length <= width) return [`${long}  ${colors.faint(where)}`];
  return [long, `  ${colors.faint(where)}`];
}

/** What usually causes it, set apart from what was seen of this one. */
function hint({ code }: Failure, { width, colors }: FailureOptions): string[] {
  const lines = wrapWords(hintFor(code), width - "hint  ".length);
  return lines.map((line, at) => colors.faint(`${at === 0 ? "hint" : "    "}  ${line}`));
}

function input(failure: Failure, { width, colors, isTrace }: FailureOptions): string[] {
  const { counterexample, confirmed, shrinks } = failure;
  const limits = isTrace ? {} : { longestString, mostElements };
  const vector = counterexample.vector === undefined ? "" : ` "${visible(counterexample.vector, 200)}"`;
  const simpler = shrinks === 0 ? "" : `, simplified ${count(shrinks)} ${shrinks === 1 ? "time" : "times"}`;
  const how = `confirmed ${confirmed.seen} of ${confirmed.of}${simpler}`;
  const lines = jsonLines(counterexample.case ?? null, { width: width - 2, ...limits });
  const after = counterexample.after ?? [];
  const before = after.flatMap((earlier) => jsonLines(earlier, { width: width - 2, ...limits }));
  return [
    `${colors.strong("input")}${vector} (${how})`,
    ...lines.map((line) => `  ${line}`),
    ...(after.length === 0 ? [] : [`only after ${after.length === 1 ? "this input" : "these inputs"}`]),
    ...before.map((line) => `  ${line}`),
  ];
}

function alsoFailing({ alsoFailing: names }: Failure, { width }: FailureOptions): string[] {
  if (names.length === 0) return [];
  const list = names.map((name) => visible(name, 200)).join(", ");
  const [first = "", ...rest] = wrapWords(list, width - 10);
  return [`also fail ${first}`, ...rest.map((line) => " ".repeat(10) + line)];
}

function stderr(text: string, isTrace: boolean, colors: Palette): string[] {
  if (text.trim() === "") return [];
  const lines = visibleLines(text.trimEnd());
  const shown = isTrace ? lines : lines.slice(-mostStderrLines);
  const earlier = lines.length - shown.length;
  const more = earlier === 0 ? [] : [colors.faint(`… (${count(earlier)} earlier lines)`)];
  return [
    colors.strong("the target's stderr"),
    ...more,
    ...shown.map((line) => `${colors.faint("│")} ${line}`),
  ];
}
