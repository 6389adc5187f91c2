/** Generated files as text, and on the disk. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { format, resolveConfig } from "prettier";

/**
 * A file as it is to be written. `unchecked` code is nobody's to read: TypeScript takes its types from its
 * annotations and looks no further.
 *
 * @returns {Promise<import("./output.mjs").GeneratedFile>}
 */
export async function formatted(root, { file, sources, body, unchecked = false }) {
  const path = join(root, file);
  const header = `// Generated from ${sources.join(" and ")} by \`npm run generate\`. Do not edit.`;
  const text = [...(unchecked ? ["// @ts-nocheck"] : []), header, "", body].join("\n");
  return { file, sources, text: await format(text, { ...(await resolveConfig(path)), filepath: path }) };
}

/** Those that are missing from the disk, or different there. */
export function driftedFiles(root, files) {
  return files.filter(({ file, text }) => contentOf(join(root, file)) !== text);
}

export function writeFiles(root, files) {
  for (const { file, text } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

function contentOf(path) {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}
