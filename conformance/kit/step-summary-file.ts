/** The file that GitHub Actions shows as the summary of a step. */
import { appendFileSync } from "node:fs";
import { visible } from "../report/visible.js";
import { reasonOf } from "./replace-file.js";

/** Appends: other commands of the step write there too. Where that fails, it is said, and the run's result stands. */
export function stepSummaryFile(
  path: string,
  stderr: { write(text: string): unknown },
): { write(text: string): void } {
  return {
    write(text) {
      try {
        if (text !== "") appendFileSync(path, text);
      } catch (error) {
        stderr.write(
          `appduct-conformance: the summary ${visible(path)} cannot be written: ${visible(reasonOf(error))}\n`,
        );
      }
    },
  };
}
