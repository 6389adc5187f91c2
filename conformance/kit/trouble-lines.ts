/** A target that cannot be examined: which step failed, what was seen, what to try, what it said itself. */
import { wrapWords } from "../report/fit.js";
import type { Palette } from "../report/palette.js";
import { visible, visibleLines } from "../report/visible.js";
import { targetSteps } from "../targets/target-unusable.js";
import type { TargetUnusable } from "../targets/target-unusable.js";

/** Lines of what the target said: the end of it, where errors are. */
const mostLines = 15;

/** The facts below a headline. */
export function troubleLines(trouble: TargetUnusable, width: number, colors: Palette): string[] {
  const said = trouble.stderr.trim() === "" ? [] : visibleLines(trouble.stderr.trimEnd()).slice(-mostLines);
  return [
    ...labelled("seen   ", visible(trouble.message), width),
    ...labelled("try    ", visible(trouble.hint), width),
    ...said.map((line, at) => `  ${at === 0 ? "it says" : "       "} ${colors.faint("│")} ${line}`),
  ];
}

/** `step socket, the 3rd of 8`. */
export function stepText(trouble: TargetUnusable): string {
  return `step ${trouble.step}, ${targetSteps.indexOf(trouble.step) + 1} of ${targetSteps.length}`;
}

function labelled(label: string, text: string, width: number): string[] {
  const lines = wrapWords(text, width - label.length - 3);
  return lines.map((line, at) => `  ${at === 0 ? label : " ".repeat(label.length)} ${line}`);
}
