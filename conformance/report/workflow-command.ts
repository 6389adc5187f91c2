/** GitHub's workflow commands: lines of a log that its runner acts upon. */

/** A file annotation: where, under which title, what. */
export type Annotation = {
  readonly level: "error" | "warning" | "notice";
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly message: string;
};

/** The annotation as a command, on one line whatever its texts are. */
export function annotationCommand({ level, file, line, title, message }: Annotation): string {
  const place = `file=${property(file)},line=${line},title=${property(title)}`;
  return `::${level} ${place}::${data(message)}`;
}

/**
 * The text with nothing in it that the runner would take for a command: neither `::name::` at the start of a line
 * (blanks and colours before it do not count) nor the older `##[name]` anywhere. One character of each becomes its
 * JSON escape, so JSON in the text stays the same JSON.
 */
export function withoutCommands(text: string): string {
  return text
    .replace(commandAtStart, (_, before: string) => `${before}\\u003a:`)
    .replaceAll("##[", "##\\u005b");
}

/** Colour codes are those of our own reports. */
const commandAtStart = /((?:^|[\r\n])(?:[\s\u0085]|\u001b\[[\d;]*[A-Za-z])*)::/g;

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
