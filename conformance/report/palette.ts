/** What colour means in the kit's output. */
import pc from "picocolors";
import type { Verdict } from "../engine/verdict.js";

export type Palette = {
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly doubtful: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly name: (text: string) => string;
};

/** The colours, or none. */
export function palette(hasColor: boolean): Palette {
  const { green, red, yellow, bold, dim, cyan } = pc.createColors(hasColor);
  return { good: green, bad: red, doubtful: yellow, strong: bold, faint: dim, name: cyan };
}

/** The sign before a check or a suite, in its colour. */
export function mark(verdict: Verdict, colors: Palette): string {
  switch (verdict) {
    case "pass":
      return colors.good("✓");
    case "n/a":
    case "untestable":
      return colors.faint("–");
    case "warn":
      return colors.doubtful("!");
    case "fail":
    case "crash":
    case "hang":
    case "flaky":
    case "kit-bug":
      return colors.bad("✗");
  }
}
