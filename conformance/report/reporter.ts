/** What a reporter is: something that is told every event of a run and writes to one place. */
import type { EngineEvent } from "../engine/events.js";

/** Where a report goes. */
export type Output = {
  write(text: string): void;
  /** Columns of a line; 80 where there is no terminal that says. */
  readonly columns: number;
  /** Whether lines that were written can be written over: a terminal. */
  readonly isLive: boolean;
  /** Whether colour codes may be written. */
  readonly hasColor: boolean;
};

export type ReporterOptions = {
  readonly kit: { readonly name: string; readonly version: string };
  /** `quiet` leaves what is right unsaid; `verbose` has a line for each check and reasons in full. */
  readonly detail: "quiet" | "normal" | "verbose";
  /** Shows values and transcripts of failing checks in full. */
  readonly isTrace: boolean;
  /** Milliseconds from any fixed point: how often the progress is redrawn. */
  readonly now: () => number;
};

export type Reporter = (event: EngineEvent) => void;

export type MakeReporter = (output: Output, options: ReporterOptions) => Reporter;
