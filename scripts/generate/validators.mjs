/** `generated/validators.ts`: the schemas as standalone code, which compiles nothing where it runs. */
import { _, str } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import ts from "typescript";
import { fileOf, profileFamilies } from "./schemas.mjs";

/** @param {readonly import("./schemas.mjs").NamedSchema[]} schemas */
export function renderValidators(schemas) {
  const ajv = new Ajv2020({
    code: { source: true, esm: true, optimize: 2 },
    // Only deprecations are logged, of `unicode: false`: lengths are code units, which schemas.mjs has made sure of.
    logger: false,
    unicode: false,
    strictRequired: false,
    strictTypes: false,
    unicodeRegExp: false,
  });
  // The dialect's bookkeeping for `$dynamicRef` and `unevaluated*`, which schemas.mjs refuses, would slow every call.
  Object.assign(ajv.opts, { dynamicRef: undefined, unevaluated: undefined });
  ajv.addKeyword(maxCodeUnits);

  const byFile = new Map(schemas.map(({ file, schema }) => [file, schema]));
  for (const { schema } of schemas) ajv.addSchema(forValidation(schema, byFile));
  const exported = new Map(
    schemas.map(({ schema, typeName }) => [`validate${typeName}`, { schema, typeName }]),
  );
  const ids = Object.fromEntries([...exported].map(([name, { schema }]) => [name, schema.$id]));
  const typeOf = new Map([...exported].map(([name, { typeName }]) => [name, `Validator<wire.${typeName}>`]));
  const { imports, body } = typedModule(standalone.default(ajv, ids), typeOf);
  return [
    [`import type * as wire from "./wire.js";`, ...imports].join("\n"),
    VALIDATOR_TYPES,
    ...body,
    ...profileFamilies(schemas).map(familyValidator),
  ].join("\n\n");
}

const VALIDATOR_TYPES = `/** One way in which a value is not of the shape that its schema describes. */
export interface Violation {
  /** Where in the value, as a JSON pointer. */
  readonly instancePath: string;
  /** Which part of the schema. */
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/**
 * Tells whether a value is of a schema's shape. The value is one that \`JSON.parse\` can return; it is not changed.
 * A validator stops at the first violation, and is not reentrant: read \`errors\` before the next call.
 */
export interface Validator<T> {
  (value: unknown): value is T;
  /** What was wrong with the value of the last call; \`null\` after one that was valid. */
  errors?: readonly Violation[] | null;
}`;

const maxCodeUnits = {
  keyword: "x-maxCodeUnits",
  type: "string",
  schemaType: "number",
  error: {
    message: ({ schemaCode }) => str`must NOT have more than ${schemaCode} UTF-16 code units`,
    params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
  },
  code: (context) => {
    context.fail(_`${context.data}.length > ${context.schemaCode}`);
  },
};

/** The same verdicts from less code: without annotations, and without what ECMAScript makes redundant. */
export function forValidation(schema, byFile) {
  if (typeof schema !== "object" || schema === null) return schema;
  const target = schema.$ref === undefined ? undefined : byFile.get(fileOf(schema.$ref));
  if (target !== undefined && isScalar(target)) {
    const { $id: _id, $schema: _dialect, ...inlined } = target;
    return forValidation(inlined, byFile);
  }
  const { title: _title, description: _description, examples: _examples, ...rest } = schema;
  // At most so many code units are at most so many code points.
  if (rest["x-maxCodeUnits"] !== undefined) delete rest.maxLength;
  // schemas.mjs has made sure that this only restates the whole match, and `$` stands at the very end here.
  if (rest.pattern !== undefined) delete rest.not;
  return mapSubschemas(extended(rest, byFile), (inner) => forValidation(inner, byFile));
}

/** In place of a reference such a one tells ajv the type, and so spares it a comparison of whole values. */
function isScalar({ type }) {
  return ["boolean", "integer", "number", "string"].includes(type);
}

/** An object schema with the members of those it refers to in `allOf`: one pass over the value instead of two. */
function extended({ allOf, ...own }, byFile) {
  if (allOf === undefined) return own;
  const bases = allOf.map(({ $ref }) => byFile.get(fileOf($ref)));
  const properties = Object.assign({}, ...bases.map((base) => base.properties));
  for (const name of Object.keys(own.properties)) {
    const { description: _description, ...constraints } = properties[name] ?? {};
    if (Object.keys(constraints).length > 0)
      throw new Error(`${own.$id}: "${name}" is constrained in "allOf" too`);
  }
  return {
    ...own,
    properties: { ...properties, ...own.properties },
    required: [...new Set([...bases.flatMap((base) => base.required ?? []), ...(own.required ?? [])])],
  };
}

function mapSubschemas(schema, change) {
  const out = { ...schema };
  if (out.properties !== undefined)
    out.properties = Object.fromEntries(
      Object.entries(out.properties).map(([name, value]) => [name, change(value)]),
    );
  for (const list of ["anyOf", "oneOf"]) if (out[list] !== undefined) out[list] = out[list].map(change);
  for (const one of ["items", "not"]) if (out[one] !== undefined) out[one] = change(out[one]);
  return out;
}

/**
 * Ajv's module as TypeScript: its exports typed as `typeOf` says, its `require`s of run-time functions, which it
 * writes in ES modules too, as imports, and no copies of schemas that nothing reads.
 */
export function typedModule(code, typeOf) {
  const source = ts.createSourceFile("validators.js", code, ts.ScriptTarget.ES2023, true);
  const imports = [];
  const body = [];
  const uses = identifierCounts(source);
  for (const statement of source.statements) {
    if (ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression)) continue;
    const declaration = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]
      : undefined;
    const name = declaration?.name.getText(source);
    const value = declaration?.initializer?.getText(source);
    const required = /^require\("([^"]+)"\)\.(\w+)$/.exec(value ?? "");
    if (required !== null) {
      // These are CommonJS, so what \`require\` returns is their default export.
      const [, module, member] = required;
      imports.push(`import ${name}Module from "${module}.js";`);
      body.push(`const ${name} = ${name}Module.${member};`);
    } else if (name !== undefined && typeOf.has(name)) {
      body.push(`export const ${name}: ${typeOf.get(name)} = ${value};`);
    } else if (name === undefined || uses.get(name) > 1) {
      body.push(statement.getText(source).replaceAll(/\/\*# sourceURL="[^"]*" \*\//g, ""));
    }
  }
  if (body.some((text) => /\brequire\(/.test(text)))
    throw new Error("ajv wrote a require that is not understood");
  return { imports, body };
}

function identifierCounts(source) {
  const counts = new Map();
  const visit = (node) => {
    if (ts.isIdentifier(node)) counts.set(node.text, (counts.get(node.text) ?? 0) + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return counts;
}

function familyValidator({ typeName, members }) {
  const profiles = members.map(({ profile }) => `"${profile}"`).join(" | ");
  return `/** {@link validate${members[0].typeName}} and its counterparts, by profile. */
export const validate${typeName}: { readonly [P in ${profiles}]: Validator<wire.${typeName}<P>> } = {
${members.map(({ profile, typeName: member }) => `${profile}: validate${member},`).join("\n")}
};`;
}
