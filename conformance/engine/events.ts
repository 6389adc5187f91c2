/** The one stream of events of a run, from which every reporter makes its report. */
import type { CheckResult, Report } from "./result.js";

export type EngineEvent =
  | {
      readonly type: "run-started";
      readonly target: string;
      readonly profile: string;
      /** Checks that will be executed. */
      readonly planned: number;
      /** How many results each suite will have, those that are not executed among them. */
      readonly suites: readonly { readonly name: string; readonly checks: number }[];
      readonly seed: number;
      readonly runs: number;
    }
  | { readonly type: "note"; readonly text: string }
  | { readonly type: "check-started"; readonly id: string }
  | {
      readonly type: "check-progress";
      readonly id: string;
      readonly phase: "search" | "confirm" | "shrink";
      readonly done: number;
      readonly of: number;
    }
  | { readonly type: "check-finished"; readonly result: CheckResult }
  | { readonly type: "run-finished"; readonly report: Report };

export type Emit = (event: EngineEvent) => void;
