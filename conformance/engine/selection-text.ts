/** What was selected, as the command line says it. */
import type { Selection } from "./plan.js";

/** The selection as flags. */
export function selectionText({ suites, only, skip, level, ids }: Selection): string {
  const flags = [
    ...(suites === undefined ? [] : [`--suite ${suites.join(",")}`]),
    ...(only === undefined ? [] : [`--only ${only.join(",")}`]),
    ...(skip === undefined ? [] : [`--skip ${skip.join(",")}`]),
    ...(level === "MUST" ? ["--level must"] : []),
    ...(ids === undefined ? [] : ["named checks only"]),
  ];
  return flags.join(" ");
}
