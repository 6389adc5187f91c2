/** Where the package is and what it calls itself. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that holds `package.json`, whether this file runs compiled (`dist/conformance/`) or as a source. */
export const packageRoot = rootAbove(dirname(fileURLToPath(import.meta.url)));

/** The kit's name and version, from `package.json`. */
export function kitIdentity(): { readonly name: string; readonly version: string } {
  const { name, version } = JSON.parse(readFileSync(join(packageRoot, "package.json"), "utf8")) as {
    name: string;
    version: string;
  };
  return { name, version };
}

function rootAbove(folder: string): string {
  const isCompiled = dirname(folder).endsWith("dist");
  return isCompiled ? dirname(dirname(folder)) : dirname(folder);
}
