/** Which results make a run red. */
import type { CheckResult } from "./result.js";
import { failsGate } from "./verdict.js";

/** Whether the check failed in a way that is not expected. */
export function breaksGate({ verdict, expected }: CheckResult): boolean {
  return failsGate(verdict) && expected === undefined;
}
