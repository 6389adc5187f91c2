/** The schemas of `schema/`, read once and held to the rules that the generators rely on. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const DIALECT = "https://json-schema.org/draft/2020-12/schema";
const BASE = "https://appduct.dev/schema/1.0/";
const SUFFIX = ".schema.json";

/** What is wrong with the schemas, one fault a line. */
export class SchemaError extends Error {
  constructor(message) {
    super(message);
    this.name = "SchemaError";
  }
}

/** @returns {import("./schemas.mjs").NamedSchema[]} */
export function loadSchemas(directory) {
  const files = readdirSync(directory)
    .filter((file) => file.endsWith(SUFFIX))
    .sort();
  const schemas = files.map((file) => {
    const schema = JSON.parse(readFileSync(join(directory, file), "utf8"));
    return { name: file.slice(0, -SUFFIX.length), file, typeName: typeNameOf(schema.title ?? ""), schema };
  });
  const faults = schemas.flatMap((entry) =>
    [...faultsOf(entry, schemas)].map((fault) => `schema/${entry.file}: ${fault}`),
  );
  if (faults.length > 0) throw new SchemaError(faults.join("\n"));
  return schemas;
}

/** `Tool descriptor (groups)` becomes `ToolDescriptorGroups`. */
export function typeNameOf(title) {
  return title
    .split(/[^a-zA-Z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

const PROFILES = ["groups", "subgroups", "base"];

/** The schemas that differ by profile, as their file names say: `tool-entry.base` belongs to a family, `tool-name` does not. */
export function profileFamilies(schemas) {
  const families = new Map();
  for (const profile of PROFILES) {
    for (const { name, typeName } of schemas) {
      if (!name.endsWith(`.${profile}`)) continue;
      const family = name.slice(0, -profile.length - 1);
      const members = families.get(family) ?? [];
      families.set(family, [...members, { profile, typeName }]);
    }
  }
  return [...families.values()].map((members) => ({
    typeName: members[0].typeName.slice(0, -members[0].profile.length),
    members,
  }));
}

/** The file that a `$ref` names; references are to whole files, so that each shape has one type. */
export function fileOf(reference) {
  return reference.startsWith(BASE) ? reference.slice(BASE.length) : reference;
}

/** Every schema inside a schema, itself included, with its JSON pointer. Data (`const`, `enum`, `examples`) is skipped. */
export function* subschemas(schema, pointer = "") {
  if (typeof schema !== "object" || schema === null) return;
  yield { schema, pointer };
  for (const [key, value] of Object.entries(schema)) {
    const here = `${pointer}/${key}`;
    if (MAPS.has(key)) {
      for (const [member, inner] of Object.entries(value)) yield* subschemas(inner, `${here}/${member}`);
    } else if (LISTS.has(key)) {
      for (const [index, inner] of value.entries()) yield* subschemas(inner, `${here}/${index}`);
    } else if (SINGLES.has(key)) {
      yield* subschemas(value, here);
    }
  }
}

const MAPS = new Set(["properties", "patternProperties", "$defs", "dependentSchemas"]);
const LISTS = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
const SINGLES = new Set([
  "additionalProperties",
  "contains",
  "else",
  "if",
  "items",
  "not",
  "propertyNames",
  "then",
  "unevaluatedProperties",
]);

// The generators leave out what these would need; nothing in the protocol does.
const UNSUPPORTED = [
  "$defs",
  "$dynamicRef",
  "else",
  "if",
  "patternProperties",
  "prefixItems",
  "then",
  "unevaluatedProperties",
  "unevaluatedItems",
];

function* faultsOf({ file, typeName, schema }, all) {
  if (schema.$schema !== DIALECT) yield `"$schema" has to be ${DIALECT}`;
  if (schema.$id !== BASE + file) yield `"$id" has to be ${BASE}${file}`;
  if (!/^[A-Z][a-zA-Z0-9]*$/.test(typeName)) yield `"title" has to make a type name, and does not`;
  if (all.some((other) => other.typeName === typeName && other.file !== file))
    yield `"title" makes the type name ${typeName}, which another schema has`;
  if (typeof schema.description !== "string") yield `"description" is missing`;
  if (!Array.isArray(schema.examples) || schema.examples.length === 0)
    yield `"examples" has to have at least one value`;

  for (const { schema: inner, pointer } of subschemas(schema)) {
    const where = pointer === "" ? "" : ` at #${pointer}`;
    if (inner.$ref !== undefined && !all.some((other) => other.file === fileOf(inner.$ref)))
      yield `"$ref"${where} names ${inner.$ref}, which is no file here`;
    for (const keyword of UNSUPPORTED)
      if (inner[keyword] !== undefined) yield `"${keyword}"${where} is not supported by the generators`;
    // The validators count code units wherever a length is asked for (validators.mjs).
    if (inner.maxLength !== undefined && inner.maxLength !== inner["x-maxCodeUnits"])
      yield `"maxLength"${where} needs an "x-maxCodeUnits" of the same value beside it`;
    if (inner.minLength !== undefined && inner.minLength > 1)
      yield `"minLength"${where} above 1 would differ between code points and code units`;
    // `$` stands before a final line terminator in some engines, so a whole match needs both.
    if (inner.pattern?.startsWith("^") && inner.type === "string" && !hasPortableWholeMatch(inner))
      yield `"pattern"${where} needs a "not" that refuses every character outside its classes`;
  }
}

function hasPortableWholeMatch(schema) {
  const refused = schema.not?.pattern;
  return typeof refused === "string" && refused.startsWith("[^") && refused.endsWith("]");
}
