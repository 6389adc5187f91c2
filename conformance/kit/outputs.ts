/** The places that reports go to: stdout, stderr and files, as the flags and the environment have it. */
import type { WriteStream } from "node:tty";
import type { EngineEvent } from "../engine/events.js";
import type { Output, ReporterOptions } from "../report/reporter.js";
import { reporters } from "../report/reporters.js";
import type { ReportRequest } from "./flag-values.js";
import { reportFile } from "./report-file.js";

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

/** A terminal or pipe as an output. NO_COLOR and FORCE_COLOR have their usual meanings. */
export function streamOutput(
  stream: Stream,
  wantsColor: boolean,
  env: NodeJS.ProcessEnv = process.env,
): Output {
  const isTerminal = stream.isTTY === true;
  const isForced = (env["FORCE_COLOR"] ?? "0") !== "0";
  const isForbidden = !wantsColor || (env["NO_COLOR"] ?? "") !== "";
  return {
    write: (text) => void stream.write(text),
    columns: Math.max(40, stream.columns ?? usualColumns),
    isLive: isTerminal && env["TERM"] !== "dumb",
    hasColor: !isForbidden && (isForced || (isTerminal && env["TERM"] !== "dumb")),
  };
}

/**
 * Opens the reports. The terminal's is always there, unless another report takes stdout; asked for by name
 * it then goes to stderr.
 *
 * @throws UsageError when a file cannot be written
 */
export function openReports(
  requests: readonly ReportRequest[],
  streams: Streams,
  options: ReporterOptions & { readonly wantsColor: boolean },
): OpenReports {
  const isTaken = requests.some(({ name, file }) => name !== "terminal" && file === undefined);
  const isNamed = requests.some(({ name, file }) => name === "terminal" && file === undefined);
  const own: readonly ReportRequest[] = isTaken || isNamed ? [] : [{ name: "terminal" }];
  const closers: (() => void)[] = [];
  const outputFor = ({ name, file }: ReportRequest): Output => {
    if (file === undefined) {
      return streamOutput(
        name === "terminal" && isTaken ? streams.stderr : streams.stdout,
        options.wantsColor,
      );
    }
    const target = reportFile(file);
    let text = "";
    closers.push(() => {
      target.write(text);
    });
    return { write: (more) => void (text += more), columns: usualColumns, isLive: false, hasColor: false };
  };
  const told = [...own, ...requests].map((request) => reporters[request.name](outputFor(request), options));
  return {
    onEvent: (event) => {
      for (const tell of told) tell(event);
    },
    end: () => {
      for (const close of closers) close();
    },
  };
}
