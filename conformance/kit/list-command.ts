/** `list`: every check of the kit. */
import { wrapWords } from "../report/fit.js";
import { palette } from "../report/palette.js";
import { visibleJson } from "../report/visible.js";
import { daemonChecks } from "../suites/catalogue.js";
import type { DaemonCheck } from "../suites/daemon-check.js";
import type { ListFlags } from "./flags.js";
import { streamOutput } from "./outputs.js";

/** From so many columns on a check fits on a line; in a pipe it always gets just one, for grep. */
const wideColumns = 150;
/** A few checks name many clauses; the column is not as wide as theirs. */
const widestCell = 36;

export function listCommand(flags: ListFlags): void {
  const output = streamOutput(process.stdout, flags.color);
  if (flags.json === true) {
    output.write(`${visibleJson(JSON.stringify(daemonChecks.map(entry), null, 2))}\n`);
    return;
  }
  const { strong, faint } = palette(output.hasColor);
  if (!output.isLive || output.columns >= wideColumns) {
    const rows = daemonChecks.map((check) => ({ cells: cells(check), title: check.title }));
    const widthOf = (at: number): number =>
      Math.min(widestCell, Math.max(0, ...rows.map((row) => row.cells[at]?.length ?? 0)));
    const widths = [0, 1, 2, 3, 4].map(widthOf);
    for (const { cells: texts, title } of rows) {
      const row = texts.map((text, at) => text.padEnd(widths[at] ?? 0)).join("  ");
      output.write(`${row}  ${faint(title)}\n`);
    }
    return;
  }
  for (const check of daemonChecks) {
    const [id = "", clauses = "", level = "", kind = "", profiles = ""] = cells(check);
    const facts = `${level} ${kind}, profiles: ${profiles}, ${clauses.replaceAll(",", ", ")}`;
    const lines = [
      strong(id),
      ...wrapWords(check.title, output.columns - 4).map((line) => `    ${line}`),
      ...wrapWords(facts, output.columns - 4).map((line) => `    ${faint(line)}`),
    ];
    output.write(lines.map((line) => `${line}\n`).join(""));
  }
}

function entry({ id, suite, title, clauses, level, kind, profiles, needs }: DaemonCheck): object {
  return { id, suite, title, clauses, level, kind, profiles, needs, target: "daemon" };
}

function cells({ id, clauses, level, kind, profiles }: DaemonCheck): string[] {
  return [id, clauses.join(","), level, kind, profilesText(profiles)];
}

/** The profiles in which a check or a clause holds, in short. */
export function profilesText(profiles: readonly string[]): string {
  return profiles.length === 3 ? "all" : profiles.join(",");
}
