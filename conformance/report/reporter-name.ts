/** The names that `--reporter` knows. Apart from the reporters, so that a command line is read without loading them. */
export const reporterNames = ["terminal", "json"] as const;

export type ReporterName = (typeof reporterNames)[number];

export function isReporterName(text: string): text is ReporterName {
  return reporterNames.some((name) => name === text);
}
