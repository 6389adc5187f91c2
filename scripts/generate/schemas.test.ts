import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as validators from "../../generated/validators.js";
import { KINDS, LEVELS, PROFILES } from "./clause-document.mjs";
import { loadSchemas, typeNameOf, type Schema } from "./schemas.mjs";

const schemas = loadSchemas(fileURLToPath(new URL("../../schema", import.meta.url)));
const ajv = new Ajv2020({ strict: false });
for (const { schema } of schemas) ajv.addSchema(schema);
const validatorOf = new Map<string, unknown>(Object.entries(validators));

describe.each(schemas)("$name", ({ schema, typeName }) => {
  test("is valid JSON Schema 2020-12 to a validator that does not know our annotation", () => {
    const validate = ajv.getSchema(schema.$id ?? "");
    for (const example of schema.examples ?? [])
      expect(validate?.(example), JSON.stringify(example)).toBe(true);
  });

  test("accepts its own examples", () => {
    const validate = validatorOf.get(`validate${typeName}`) as validators.Validator<unknown>;
    for (const example of schema.examples ?? []) {
      validate(example);
      expect(validate.errors ?? null, JSON.stringify(example)).toBeNull();
    }
  });
});

test("the vocabulary of clauses is that of the schemas", () => {
  const wordsOf = (name: string) => schemas.find((each) => each.name === name)?.schema["enum"];
  expect(wordsOf("level")).toEqual(LEVELS);
  expect(wordsOf("profile")).toEqual(PROFILES);
  expect(wordsOf("target-kind")).toEqual(KINDS);
});

test("a title makes a type name", () => {
  expect(typeNameOf("Tool descriptor (subgroups)")).toBe("ToolDescriptorSubgroups");
  expect(typeNameOf("Rpc id")).toBe("RpcId");
});

describe("a schema that the generators could misread is refused", () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), "schemas-"));
  });
  afterEach(() => {
    rmSync(directory, { recursive: true });
  });

  const sound: Schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://appduct.dev/schema/1.0/thing.schema.json",
    title: "Thing",
    description: "A thing.",
    type: "string",
    examples: ["x"],
  };
  const load = (change: Schema) => {
    writeFileSync(join(directory, "thing.schema.json"), JSON.stringify({ ...sound, ...change }));
    return loadSchemas(directory);
  };

  test("the control is not", () => {
    expect(load({})).toMatchObject([{ name: "thing", typeName: "Thing" }]);
  });

  test.each([
    ["another dialect", { $schema: "http://json-schema.org/draft-07/schema#" }, '"$schema" has to be'],
    ["an id that is not the file's", { $id: "https://example.org/thing" }, '"$id" has to be'],
    ["a title that names no type", { title: "1 thing" }, '"title" has to make a type name'],
    ["no example", { examples: [] }, '"examples" has to have at least one'],
    ["a reference to nothing", { properties: { a: { $ref: "other.schema.json" } } }, "which is no file here"],
    ["a length in code points only", { maxLength: 4 }, 'needs an "x-maxCodeUnits" of the same value'],
    [
      "lengths that differ",
      { maxLength: 4, "x-maxCodeUnits": 5 },
      'needs an "x-maxCodeUnits" of the same value',
    ],
    ["a shortest length above one", { minLength: 2 }, "would differ between code points and code units"],
    ["a match that is whole in some engines only", { pattern: "^a$" }, 'needs a "not" that refuses'],
    ["a keyword that is left out of the code", { if: { minLength: 1 } }, '"if" is not supported'],
  ])("%s", (_, change, fault) => {
    expect(() => load(change)).toThrow(fault);
  });
});
