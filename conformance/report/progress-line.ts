/** One line at the bottom of a terminal that says what is going on, and goes away without a trace. */
import type { Output } from "./reporter.js";

/** More often than this the eye sees no difference. */
const redrawMs = 80;
const eraseLine = "\r\u001b[2K";

export class ProgressLine {
  #isShown = false;
  #drawnAt = -Infinity;

  constructor(
    private readonly output: Output,
    private readonly now: () => number,
  ) {}

  /** Draws the line, unless there is no terminal or it was drawn a moment ago. */
  show(text: string): void {
    if (!this.output.isLive || this.now() - this.#drawnAt < redrawMs) return;
    this.#drawnAt = this.now();
    this.#isShown = true;
    this.output.write(eraseLine + text.slice(0, this.output.columns - 1));
  }

  /** Takes the line away, so that lasting text can be written. */
  clear(): void {
    if (!this.#isShown) return;
    this.#isShown = false;
    this.#drawnAt = -Infinity;
    this.output.write(eraseLine);
  }
}
