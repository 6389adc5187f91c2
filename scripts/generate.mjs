/**
 * Writes `generated/` from `schema/` and the documents of the specification, and the table in the mutants' page from their
 * catalogue. With `--check` it writes nothing, and
 * fails if what is there is not what it would write.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ClauseDocumentError, parseSpecification } from "./generate/clause-document.mjs";
import { renderClauses } from "./generate/clauses.mjs";
import { mutantsPage } from "./generate/mutants-table.mjs";
import { driftedFiles, formatted, writeFiles } from "./generate/output.mjs";
import { loadSchemas, SchemaError } from "./generate/schemas.mjs";
import { renderValidators } from "./generate/validators.mjs";
import { renderWire } from "./generate/wire.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const schemaFiles = "schema/*.schema.json";
// The first one states the version. Clause ids are unique over all of them.
const clauseDocuments = ["docs/PROTOCOL.md"];

async function generate() {
  const schemas = loadSchemas(join(root, "schema"));
  const specification = parseSpecification(
    clauseDocuments.map((document) => ({ document, markdown: readFileSync(join(root, document), "utf8") })),
  );
  const sources = await Promise.all(
    [
      { file: "generated/wire.ts", sources: [schemaFiles], body: await renderWire(schemas) },
      {
        file: "generated/validators.ts",
        sources: [schemaFiles],
        body: renderValidators(schemas),
        unchecked: true,
      },
      { file: "generated/clauses.ts", sources: clauseDocuments, body: renderClauses(specification) },
    ].map((output) => formatted(root, output)),
  );
  return [...sources, await mutantsPage(root, specification)];
}

try {
  const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
  const files = await generate();
  const drifted = driftedFiles(root, files);
  if (!values.check) {
    writeFiles(root, drifted);
  } else if (drifted.length > 0) {
    for (const { file, sources } of drifted)
      console.error(`${file} is not what ${sources.join(", ")} make of it.`);
    console.error("Run `npm run generate`, and commit what it writes together with its sources.");
    process.exitCode = 1;
  }
} catch (error) {
  const expected = error instanceof ClauseDocumentError || error instanceof SchemaError;
  if (!expected) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
