/** The command that performs a stored failure again. */
import { shellWords } from "./shell-words.js";

/** Where a run keeps what did not pass, below the working directory, unless it is told another place. */
export const recordFolder = ".appduct-conformance";

/** The bundle of a check inside such a folder. */
export function bundlePath(folder: string, checkId: string): string {
  return `${folder}/failures/${checkId}.json`;
}

/** The command; a bundle in its usual place goes by the check's id alone. */
export function bundleCommand(checkId: string, path: string): string {
  const isUsual = path === bundlePath(recordFolder, checkId);
  return shellWords(["npx", "appduct-conformance", "replay", isUsual ? checkId : path]);
}
