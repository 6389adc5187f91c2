/**
 * The report for a person: while it runs a line for each suite and each failure, at the end every failure in
 * full and what it all comes to, so that the last screen tells.
 */
import { specificationVersion } from "../../generated/clauses.js";
import type { EngineEvent } from "../engine/events.js";
import type { CheckResult, Report } from "../engine/result.js";
import { breaksGate } from "../engine/gate.js";
import { countVerdicts, verdictsFromWorst } from "../engine/verdict.js";
import type { Verdict } from "../engine/verdict.js";
import { checksText, countsText, timeText, verdictWord } from "./counts-text.js";
import { expectedLines, ofThemExpected, problemLines } from "./expectation-lines.js";
import { failureLines } from "./failure-lines.js";
import { wrapWords } from "./fit.js";
import { mark, palette } from "./palette.js";
import type { Palette } from "./palette.js";
import { ProgressLine } from "./progress-line.js";
import type { MakeReporter, Output, Reporter, ReporterOptions } from "./reporter.js";
import { lastWord, summaryLines } from "./summary-lines.js";
import { visible } from "./visible.js";

/** Lines longer than this are hard to read, however wide the terminal. */
const widest = 110;

export const terminalReporter: MakeReporter = (output, options): Reporter => {
  const report = new TerminalReport(output, options);
  return (event) => {
    report.on(event);
  };
};

type Suite = { planned: number; readonly results: CheckResult[] };

class TerminalReport {
  readonly #colors: Palette;
  readonly #progress: ProgressLine;
  readonly #suites = new Map<string, Suite>();
  readonly #running = new Set<string>();
  #planned = 0;
  #done = 0;

  constructor(
    private readonly output: Output,
    private readonly options: ReporterOptions,
  ) {
    this.#colors = palette(output.hasColor);
    this.#progress = new ProgressLine(output, options.now);
  }

  on(event: EngineEvent): void {
    switch (event.type) {
      case "run-started":
        this.#start(event);
        break;
      case "check-started":
        this.#running.add(event.id);
        this.#progress.show(`  ${this.#place()}  ${event.id}`);
        break;
      case "check-progress": {
        const phase = event.phase === "search" ? "" : `${event.phase} `;
        this.#progress.show(`  ${this.#place()}  ${event.id}  ${phase}${event.done}/${event.of}`);
        break;
      }
      case "check-finished":
        this.#finish(event.result);
        break;
      case "run-finished":
        this.#end(event.report);
        break;
      case "note":
        break;
    }
  }

  #start(event: Extract<EngineEvent, { type: "run-started" }>): void {
    const { kit } = this.options;
    this.#planned = event.planned;
    for (const { name, checks } of event.suites) this.#suites.set(name, { planned: checks, results: [] });
    if (this.#isQuiet) return;
    const name = this.#colors.strong(`${kit.name} ${kit.version}`);
    this.#say([
      `${name}  specification ${specificationVersion}, profile ${event.profile}`,
      ...this.#wrapped("target ", visible(event.target, 1_000)),
      this.#colors.faint(`${checksText(event.planned)}, ${event.runs} cases a property, seed ${event.seed}`),
      "",
    ]);
  }

  #finish(result: CheckResult): void {
    if (this.#running.delete(result.id)) this.#done += 1;
    const suite = this.#suites.get(result.suite) ?? { planned: 0, results: [] };
    this.#suites.set(result.suite, suite);
    suite.results.push(result);
    const isWarning = result.verdict === "warn" && result.expected === undefined;
    const isBad = breaksGate(result) || isWarning || result.verdict === "kit-bug";
    if (!this.#isQuiet && (isBad || this.options.detail === "verbose")) this.#say(this.#checkLines(result));
    if (suite.results.length === suite.planned) this.#closeSuite(result.suite, suite);
  }

  #checkLines(result: CheckResult): string[] {
    const why = result.failure?.message ?? result.reason;
    const time =
      this.options.detail === "verbose" ? this.#colors.faint(`  ${timeText(result.durationMs)}`) : "";
    const how = result.expected === undefined ? "" : " as expected";
    const verdict = result.verdict === "pass" ? "" : `  ${verdictWord(result.verdict)}${how}`;
    const head = `    ${mark(markedAs(result), this.#colors)} ${result.id}${verdict}${time}`;
    return why === undefined ? [head] : [head, ...this.#wrapped("        ", visible(why, 500))];
  }

  #closeSuite(name: string, suite: Suite): void {
    this.#suites.delete(name);
    if (this.#isQuiet || suite.results.length === 0) return;
    const counts = countVerdicts(suite.results.map(({ verdict }) => verdict));
    const time = suite.results.reduce((sum, { durationMs }) => sum + durationMs, 0);
    const sign = mark(worst(suite.results), this.#colors);
    const expected = ofThemExpected(suite.results.filter((result) => result.expected !== undefined).length);
    const line = `  ${sign} ${name.padEnd(12)} ${countsText(counts)}${expected}`;
    this.#say([`${line}  ${this.#colors.faint(timeText(time))}`]);
  }

  #end(report: Report): void {
    for (const [name, suite] of this.#suites) this.#closeSuite(name, suite);
    this.#progress.clear();
    const { detail, isTrace } = this.options;
    const layout = { width: this.#width, colors: this.#colors, isTrace };
    const isWarning = ({ verdict }: CheckResult): boolean => verdict === "warn";
    const failed = report.checks.filter(
      ({ failure, expected }) => failure !== undefined && expected === undefined,
    );
    const inOrder = [...failed.filter(isWarning), ...failed.filter((result) => !isWarning(result))];
    for (const [index, result] of inOrder.entries()) {
      this.#say([...(this.#isQuiet && index === 0 ? [] : [""])]);
      this.#say(failureLines(result, { at: index + 1, of: inOrder.length }, layout));
    }
    const problems = problemLines(report, layout);
    const expected = this.#isQuiet ? [] : expectedLines(report, layout);
    for (const lines of [expected, problems]) if (lines.length > 0) this.#say(["", ...lines]);
    if (!this.#isQuiet)
      this.#say(["", ...summaryLines(report, { ...layout, isVerbose: detail === "verbose" })]);
    this.#say([this.#colors.strong(lastWord(report, this.#colors))]);
  }

  get #isQuiet(): boolean {
    return this.options.detail === "quiet";
  }

  get #width(): number {
    return Math.min(this.output.columns, widest);
  }

  #place(): string {
    return `${Math.min(this.#done + 1, this.#planned)}/${this.#planned}`;
  }

  #wrapped(lead: string, text: string): string[] {
    const lines = wrapWords(text, this.#width - lead.length);
    return lines.map((line, at) => (at === 0 ? lead : " ".repeat(lead.length)) + line);
  }

  #say(lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.#progress.clear();
    this.output.write(lines.map((line) => `${line}\n`).join(""));
  }
}

/** An expected failure is no reason for alarm, and no pass. */
function markedAs({ verdict, expected }: CheckResult): Verdict {
  return expected === undefined ? verdict : "warn";
}

function worst(results: readonly CheckResult[]): Verdict {
  const seen = new Set(results.map(markedAs));
  return verdictsFromWorst.find((verdict) => seen.has(verdict)) ?? "n/a";
}
