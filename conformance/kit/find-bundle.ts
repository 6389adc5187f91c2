/** Which bundle the command `replay` is to perform. */
import { existsSync, readdirSync } from "node:fs";
import { bundlePath } from "../report/bundle-command.js";
import { checkIds } from "../suites/check-ids.js";
import { UsageError } from "../usage-error.js";
import { nearest } from "./nearest.js";

/** Ids that an error names; more are read by nobody. */
const mostIds = 10;

/** The file that `subject` means: a path, or the id of a check that has a bundle in the folder. @throws UsageError when they mean none */
export function findBundle(subject: string, folder: string): string {
  const known = [...checkIds.present, ...checkIds.removed];
  const isPath = /[/\\]|\.json$/.test(subject);
  if (isPath || (!known.includes(subject) && existsSync(subject))) return subject;
  const recorded = recordedIn(folder);
  if (recorded.includes(subject)) return bundlePath(folder, subject);
  const [near] = nearest(subject, recorded);
  const hint =
    near !== undefined
      ? `did you mean ${near}?`
      : recorded.length === 0
        ? "no failure is recorded there"
        : `recorded are ${recorded.slice(0, mostIds).join(", ")}${recorded.length > mostIds ? ", …" : ""}`;
  throw new UsageError(
    `replay takes the file of a bundle, or the id of a check with one in ${folder}, and there is none of ${subject}; ${hint}`,
  );
}

/** The checks that have a bundle in the folder. */
function recordedIn(folder: string): string[] {
  try {
    const names = readdirSync(`${folder}/failures`).filter((name) => /^[^.].*\.json$/.test(name));
    return names.map((name) => name.slice(0, -".json".length)).sort();
  } catch {
    return [];
  }
}
