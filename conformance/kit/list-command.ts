/** `list`: every check of the kit. */
import { visibleJson } from "../report/visible.js";
import { palette } from "../report/palette.js";
import { daemonChecks } from "../suites/catalogue.js";
import type { DaemonCheck } from "../suites/daemon-check.js";
import type { ListFlags } from "./flags.js";
import { streamOutput } from "./outputs.js";

export function listCommand(flags: ListFlags): void {
  const output = streamOutput(process.stdout, flags.color);
  if (flags.json === true) {
    output.write(`${visibleJson(JSON.stringify(daemonChecks.map(entry), null, 2))}\n`);
    return;
  }
  const rows = daemonChecks.map((check) => ({ cells: cells(check), title: check.title }));
  const widths = [0, 1, 2, 3, 4].map((at) => Math.max(0, ...rows.map((row) => row.cells[at]?.length ?? 0)));
  const colors = palette(output.hasColor);
  for (const { cells: texts, title } of rows) {
    const row = texts.map((text, at) => text.padEnd(widths[at] ?? 0)).join("  ");
    // In a pipe each check is one line, for grep; a terminal that is too narrow for that gets two.
    const isOneLine = !output.isLive || row.length + 2 + title.length <= output.columns;
    output.write(
      isOneLine ? `${row}  ${colors.faint(title)}\n` : `${row.trimEnd()}\n    ${colors.faint(title)}\n`,
    );
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
