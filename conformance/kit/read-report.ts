/** Reads JSON reports: only what has the published shape becomes one. */
import { readFileSync } from "node:fs";
import { isClauseId } from "../../generated/clauses.js";
import { validateReport } from "../../generated/validators.js";
import type { Report } from "../engine/result.js";
import { UsageError } from "../usage-error.js";
import { reasonOf } from "./replace-file.js";

/** @throws UsageError naming the file, and the member that is wrong */
export function readReport(path: string): Report {
  const value = parsed(path, textOf(path));
  if (!validateReport(value)) {
    const [error] = validateReport.errors ?? [];
    const place = error?.instancePath === "" ? "" : `${error?.instancePath ?? ""} `;
    throw new UsageError(
      `${path} is no report of this kit: ${place}${error?.message ?? "is of another shape"}`,
    );
  }
  const report = value as unknown as Report;
  if (Number.isNaN(Date.parse(report.startedAt)))
    throw new UsageError(`${path} is no report of this kit: /startedAt is no time`);
  const named: readonly string[] = [
    ...report.musts.unchecked.map(({ clause }) => clause),
    ...report.checks.flatMap(({ clauses, failure }) => [...clauses, ...(failure ? [failure.clause] : [])]),
  ];
  const stranger = named.find((clause) => !isClauseId(clause));
  if (stranger !== undefined)
    throw new UsageError(
      `${path} names the clause ${stranger}, which this kit does not know: use the kit that made it`,
    );
  return report;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const why =
      error instanceof Error && "code" in error && error.code === "ENOENT"
        ? "there is no such file"
        : reasonOf(error);
    throw new UsageError(`the report ${path} cannot be read: ${why}`);
  }
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${path} is no report of this kit: it is not JSON (${reasonOf(error)})`);
  }
}
