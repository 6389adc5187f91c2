/** The places that reports go to: stdout, stderr and files, as the flags and the environment have it. */
import type { WriteStream } from "node:tty";
import type { EngineEvent } from "../engine/events.js";
import { isDocument } from "../report/reporter-name.js";
import type { Output, Reporter, ReporterOptions } from "../report/reporter.js";
import { reporters } from "../report/reporters.js";
import { stepSummaryReporter } from "../report/step-summary.js";
import { withoutCommands } from "../report/workflow-command.js";
import type { ReportRequest } from "./flag-values.js";
import { reportFile } from "./report-file.js";
import { stepSummaryFile } from "./step-summary-file.js";

type Stream = Pick<WriteStream, "write"> & Partial<Pick<WriteStream, "isTTY" | "columns">>;

export type Streams = { readonly stdout: Stream; readonly stderr: Stream };

/** All reports that were asked for, fed from one stream of events. */
export type OpenReports = {
  readonly onEvent: (event: EngineEvent) => void;
  /** Writes the files. @throws UsageError when one cannot be written after all */
  end(): void;
};

/** Where there is no terminal that says how wide it is. */
const usualColumns = 80;

/**
 * A terminal or pipe as an output. NO_COLOR and FORCE_COLOR have their usual meanings. In GitHub Actions no text
 * is a command to the runner.
 */
export function streamOutput(
  stream: Stream,
  wantsColor: boolean,
  env: NodeJS.ProcessEnv = process.env,
): Output {
  const isTerminal = stream.isTTY === true;
  const isForced = (env["FORCE_COLOR"] ?? "0") !== "0";
  const isForbidden = !wantsColor || (env["NO_COLOR"] ?? "") !== "";
  return {
    write: (text) => void stream.write(isGithub(env) ? withoutCommands(text) : text),
    columns: Math.max(40, stream.columns ?? usualColumns),
    isLive: isTerminal && env["TERM"] !== "dumb",
    hasColor: !isForbidden && (isForced || (isTerminal && env["TERM"] !== "dumb")),
  };
}

/**
 * Opens the reports. The terminal's is always there, unless another report takes stdout; asked for by name
 * it then goes to stderr. In GitHub Actions, annotations go with it when no report is asked for.
 *
 * @throws UsageError when a file cannot be written
 */
export function openReports(
  requests: readonly ReportRequest[],
  streams: Streams,
  options: ReporterOptions & { readonly wantsColor: boolean },
  env: NodeJS.ProcessEnv = process.env,
): OpenReports {
  const isTaken = requests.some(({ name, file }) => isDocument(name) && file === undefined);
  const isNamed = requests.some(({ name, file }) => name === "terminal" && file === undefined);
  const own: readonly ReportRequest[] = [
    ...(requests.length === 0 && isGithub(env) ? [{ name: "github" } as const] : []),
    ...(isTaken || isNamed ? [] : [{ name: "terminal" } as const]),
  ];
  const closers: (() => void)[] = [];
  const fileOutput = (target: { write(text: string): void }): Output => {
    let text = "";
    closers.push(() => {
      target.write(text);
    });
    return { write: (more) => void (text += more), columns: usualColumns, isLive: false, hasColor: false };
  };
  const outputFor = ({ name, file }: ReportRequest): Output => {
    if (file !== undefined) return fileOutput(reportFile(file));
    const stream = !isDocument(name) && isTaken ? streams.stderr : streams.stdout;
    const output = streamOutput(stream, options.wantsColor, env);
    return name === "github" ? { ...output, write: (text) => void stream.write(text) } : output;
  };
  // The terminal's last word comes last.
  const all = [...own, ...requests].sort(
    (a, b) => Number(a.name === "terminal") - Number(b.name === "terminal"),
  );
  const told: Reporter[] = all.map((request) => reporters[request.name](outputFor(request), options));
  const summaryPath = env["GITHUB_STEP_SUMMARY"] ?? "";
  if (summaryPath !== "" && all.some(({ name }) => name === "github")) {
    told.push(stepSummaryReporter(fileOutput(stepSummaryFile(summaryPath, streams.stderr)), options));
  }
  return {
    onEvent: (event) => {
      for (const tell of told) tell(event);
    },
    end: () => {
      for (const close of closers) close();
    },
  };
}

function isGithub(env: NodeJS.ProcessEnv): boolean {
  return env["GITHUB_ACTIONS"] === "true";
}
