/** A report's file: known to be writable before the run, complete or untouched after it. */
import { accessSync, constants, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { UsageError } from "../usage-error.js";
import { draftOf, reasonOf, replaceFile } from "./replace-file.js";

export type ReportFile = {
  /** Puts the text in place of what the file held. @throws UsageError when that has become impossible */
  write(text: string): void;
};

/** Makes sure that the file can be written. @throws UsageError naming the path */
export function reportFile(path: string): ReportFile {
  return attempt(path, () => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory() === true) throw new Error("it is a directory");
    // A pipe or a device is written to; a link leads to the file that is replaced.
    if (found !== undefined && !found.isFile()) {
      accessSync(path, constants.W_OK);
      return {
        write(text) {
          attempt(path, () => {
            writeFileSync(path, text);
          });
        },
      };
    }
    const place = found === undefined ? path : realpathSync(path);
    if (found !== undefined) accessSync(place, constants.W_OK);
    const draft = draftOf(place);
    writeFileSync(draft, "");
    rmSync(draft);
    return {
      write(text) {
        attempt(path, () => {
          replaceFile(place, text);
        });
      },
    };
  });
}

function attempt<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new UsageError(`--reporter: the report ${path} cannot be written: ${reasonOf(error)}`);
  }
}
