/** `generated/wire.ts`: a TypeScript type for each schema, and for each part of one that has a title of its own. */
import { compile } from "json-schema-to-typescript";
import { fileOf, profileFamilies, typeNameOf } from "./schemas.mjs";

// prettier's print width less the indentation of a member's comment.
const COMMENT_WIDTH = 100;

/** @param {readonly import("./schemas.mjs").NamedSchema[]} schemas */
export async function renderWire(schemas) {
  const typeOf = new Map(schemas.map(({ file, typeName }) => [file, typeName]));
  const declarations = [];
  for (const { schema, typeName } of schemas) {
    for await (const declaration of declare(schema, typeName, typeOf)) declarations.push(declaration);
  }
  return [...declarations, ...profileFamilies(schemas).map(familyType)].join("\n\n");
}

async function* declare(schema, typeName, typeOf) {
  const titled = [];
  const { $id: _id, $schema: _dialect, title: _title, examples: _examples, ...body } = schema;
  const text = await compile(forTypes(body, typeOf, titled), typeName, {
    additionalProperties: false,
    bannerComment: "",
    declareExternallyReferenced: false,
    format: false,
    unknownAny: true,
  });
  yield text.trim().replaceAll(/\/\*\*\n\s*\* ([^\n]*)\n\s*\*\//g, "/** $1 */");
  for (const part of titled) yield* declare(part, typeNameOf(part.title), typeOf);
}

/**
 * The same shape, in the words that json-schema-to-typescript makes good types of. A reference becomes the name of
 * the type that its file makes, so no type is made twice and the reference keeps a description of its own; so does a
 * part with a title, which is put on `titled`.
 */
function forTypes(schema, typeOf, titled) {
  if (typeof schema !== "object" || schema === null) return schema;
  const inner = (part) => {
    if (part.title === undefined) return forTypes(part, typeOf, titled);
    titled.push(part);
    return { tsType: typeNameOf(part.title) };
  };
  const { description, ...rest } = schema;
  const said = description === undefined ? {} : { description: wrap(description) };
  if (rest.$ref !== undefined) return { ...said, tsType: typeOf.get(fileOf(rest.$ref)) };
  const open = openType(rest);
  if (open !== undefined) return { ...said, tsType: open };

  // Lengths say nothing to a type here, and conditions on members that `properties` declares say nothing more.
  const { allOf, oneOf, not: _not, minItems: _minItems, uniqueItems: _uniqueItems, ...shape } = rest;
  const out = { ...shape, ...said };
  if (allOf !== undefined) out.extends = allOf.map(({ $ref }) => superType(typeOf.get(fileOf($ref))));
  if (oneOf !== undefined && shape.properties === undefined) out.oneOf = oneOf.map(inner);
  if (shape.anyOf !== undefined) out.anyOf = shape.anyOf.map(inner);
  if (shape.items !== undefined) out.items = inner(shape.items);
  if (shape.properties !== undefined)
    out.properties = Object.fromEntries(
      Object.entries(shape.properties).map(([key, value]) => [key, inner(value)]),
    );
  return out;
}

const OPEN_TYPES = {
  array: "unknown[]",
  boolean: "boolean",
  integer: "number",
  null: "null",
  number: "number",
  object: "Record<string, unknown>",
  string: "string",
};

/** The type of a schema that says nothing about what is inside; undefined if it does. */
function openType({ type, ...rest }) {
  if (type === undefined) return Object.keys(rest).length === 0 ? "unknown" : undefined;
  if (rest.properties !== undefined || rest.items !== undefined) return undefined;
  if (Array.isArray(type)) return type.map((each) => OPEN_TYPES[each]).join(" | ");
  return type === "object" && rest.allOf === undefined ? OPEN_TYPES.object : undefined;
}

/** A named object, of which `extends` takes only the name; its declaration comes from its own file. */
function superType(title) {
  return { title, type: "object", properties: {} };
}

function wrap(text) {
  const lines = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > COMMENT_WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join("\n");
}

/** `ToolDescriptor<"subgroups">`, of the profile `groups` unless said otherwise, as the protocol itself has it. */
function familyType({ typeName, members }) {
  const profiles =
    members.length === 3 ? "Profile" : members.map(({ profile }) => `"${profile}"`).join(" | ");
  return `/** {@link ${members[0].typeName}} and its counterparts, by profile. */
export type ${typeName}<P extends ${profiles} = "groups"> = {
${members.map(({ profile, typeName: member }) => `${profile}: ${member};`).join("\n")}
}[P];`;
}
