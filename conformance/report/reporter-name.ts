/** The names that `--reporter` knows. Apart from the reporters, so that a command line is read without loading them. */
export const reporterNames = [
  "terminal",
  "json",
  "junit",
  "sarif",
  "github",
  "html",
  "statement",
  "badge",
] as const;

export type ReporterName = (typeof reporterNames)[number];

export function isReporterName(text: string): text is ReporterName {
  return reporterNames.some((name) => name === text);
}

/** Whether the report is a document of its own: nothing else may stand where it goes. The others are lines of a log. */
export function isDocument(name: ReporterName): boolean {
  return name !== "terminal" && name !== "github";
}
