import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import { describe, expect, test } from "vitest";
import {
  validateGroupName,
  validateReport,
  validateRpcResponse,
  validateTimestamp,
  validateToolDescriptor,
  validateToolName,
  validateToolRegistryDelta,
  validateToolsListParams,
  validateToolsListResult,
  validateListQueryFixtures,
} from "../../generated/validators.js";
import { loadSchemas } from "./schemas.mjs";
import { typedModule } from "./validators.mjs";

const PROFILES = ["groups", "subgroups", "base"] as const;
const minimal = { name: "a", description: "b" };

function verdicts(members: object) {
  return PROFILES.filter((profile) => validateToolDescriptor[profile]({ ...minimal, ...members }));
}

/** What a peer's text says: an object literal could hold neither an own `__proto__` nor a number past a double. */
function verdictsOnText(members: string) {
  const value: unknown = JSON.parse(`{"name":"a","description":"b",${members}}`);
  return PROFILES.filter((profile) => validateToolDescriptor[profile](value));
}

describe("names and groups match as a whole", () => {
  const terminators = ["\n", "\r", "\r\n", "\u0085", "\u2028", "\u2029"];

  test.each(terminators.map((end) => [JSON.stringify(end), end]))("not with %s at the end", (_, end) => {
    expect(validateToolName(`a${end}`)).toBe(false);
    expect(validateGroupName.groups(`a${end}`)).toBe(false);
    expect(validateGroupName.subgroups(`a${end}`)).toBe(false);
    expect(validateGroupName.subgroups(`a/b${end}`)).toBe(false);
    expect(validateGroupName.subgroups(`a${end}/b`)).toBe(false);
  });

  test.each(["a", "__proto__", "constructor", "10", "-", "_", "x".repeat(64)])("%s is a name", (name) => {
    expect(validateToolName(name)).toBe(true);
    expect(validateGroupName.groups(name)).toBe(true);
    expect(validateGroupName.subgroups(`${name}/${name}`)).toBe(true);
  });

  test.each(["", "x".repeat(65), "a b", "a.b", "ä", "a/b"])("%j is no name", (name) => {
    expect(validateToolName(name)).toBe(false);
    expect(validateGroupName.groups(name)).toBe(false);
  });

  test.each(["/", "a/", "/a", "a//b", "a/b/c", `a/${"x".repeat(65)}`])("%j is no group", (group) => {
    expect(validateGroupName.subgroups(group)).toBe(false);
  });
});

describe("a description is measured in UTF-16 code units", () => {
  test.each([
    ["2048 emoji", "😀".repeat(2048), true],
    ["2049 emoji", "😀".repeat(2049), false],
    ["4096 CJK characters", "漢".repeat(4096), true],
    ["4097 letters", "x".repeat(4097), false],
    ["one letter", "x", true],
    ["nothing", "", false],
    ["half of a surrogate pair", "\ud83d", true],
  ])("%s", (_, description, valid) => {
    expect(verdicts({ description })).toEqual(valid ? PROFILES : []);
  });

  test("and so is a filter", () => {
    expect(validateToolsListParams.groups({ filter: "😀".repeat(128) })).toBe(true);
    expect(validateToolsListParams.groups({ filter: "😀".repeat(129) })).toBe(false);
  });
});

describe("annotations have three keys", () => {
  test("__proto__ is a fourth", () => {
    expect(verdictsOnText('"annotations":{"__proto__":true}')).toEqual([]);
    expect(verdictsOnText('"annotations":{"readOnlyHint":true,"__proto__":{}}')).toEqual([]);
  });

  test("and so is what every object inherits", () => {
    expect(verdictsOnText('"annotations":{"toString":true}')).toEqual([]);
  });

  test("none is needed", () => {
    expect(verdicts({ annotations: {} })).toEqual(PROFILES);
  });

  test.each([0, 1, "true", null, []])("%j is no hint", (readOnlyHint) => {
    expect(verdicts({ annotations: { readOnlyHint } })).toEqual([]);
  });
});

describe("a timeout is a positive integer", () => {
  test.each(["5000.0", "5e3", "1", "9007199254740991"])("%s", (text) => {
    expect(verdictsOnText(`"timeout_ms":${text}`)).toEqual(PROFILES);
  });

  test.each(["0", "-0", "-1", "1.5", "1e-9", "1e400", "-1e400", '"5"', "true", "null"])("not %s", (text) => {
    expect(verdictsOnText(`"timeout_ms":${text}`)).toEqual([]);
  });
});

describe("null is not absence", () => {
  test.each(["input_schema", "output_schema", "annotations", "timeout_ms", "description", "name"])(
    "of %s",
    (member) => {
      expect(verdicts({ [member]: null })).toEqual([]);
    },
  );

  test("of a group, where the profile knows groups", () => {
    expect(verdicts({ group: null })).toEqual(["base"]);
  });

  test.each(["selector", "filter", "limit", "offset"])("of the param %s", (param) => {
    expect(PROFILES.filter((profile) => validateToolsListParams[profile]({ [param]: null }))).toEqual([]);
  });

  test("of an unknown member or param it means nothing", () => {
    expect(verdicts({ timeoutMs: null, tags: null })).toEqual(PROFILES);
    expect(validateToolsListParams.base({ group: null, sort: null })).toBe(true);
  });
});

test("only an object is a descriptor", () => {
  for (const value of [null, [], [minimal], "a", 7, true, undefined])
    for (const profile of PROFILES) expect(validateToolDescriptor[profile](value)).toBe(false);
});

test("a group is judged by its profile", () => {
  expect(verdicts({ group: "cart" })).toEqual(PROFILES);
  expect(verdicts({ group: "cart/coupons" })).toEqual(["subgroups", "base"]);
  expect(verdicts({ group: "a b" })).toEqual(["base"]);
  expect(verdicts({ group: 7 })).toEqual(["base"]);
});

test("a page size is an integer in value", () => {
  expect(validateToolsListParams.groups({ limit: 1.0, offset: 0 })).toBe(true);
  for (const limit of [0, -1, 1.5, "5", true, Infinity])
    expect(validateToolsListParams.groups({ limit })).toBe(false);
});

describe("a listing", () => {
  const listing = (entry: object, more: object = {}) => ({
    tools: [{ ...minimal, ...entry }],
    total: 1,
    ...more,
  });
  const accepting = (value: unknown) => PROFILES.filter((profile) => validateToolsListResult[profile](value));

  test("says the group of an ungrouped tool as its profile does", () => {
    expect(accepting(listing({}, { groups: [] }))).toEqual(["groups", "base"]);
    expect(accepting(listing({ group: null }, { groups: [] }))).toEqual(PROFILES);
    expect(accepting(listing({ group: 7 }, { groups: [] }))).toEqual(["base"]);
  });

  test("has a summary where there are groups", () => {
    expect(accepting(listing({ group: null }))).toEqual(["base"]);
    expect(accepting(listing({ group: null }, { groups: [{ group: null, total: 0 }] }))).toEqual(["base"]);
    expect(accepting(listing({ group: null }, { groups: [{ total: 1 }] }))).toEqual(["base"]);
  });

  test("may carry more members everywhere", () => {
    const more = { more: true, groups: [{ group: "a", total: 1, more: true }] };
    expect(accepting(listing({ group: null, more: true }, more))).toEqual(PROFILES);
  });
});

describe("a reply has exactly one of result and error", () => {
  const envelope = { jsonrpc: "2.0", id: 1 };
  const error = { code: -32600, message: "no" };
  test.each([
    ["a result", { ...envelope, result: null }, true],
    ["an error", { ...envelope, error }, true],
    ["both", { ...envelope, result: null, error }, false],
    ["a result, and an error that is none", { ...envelope, result: null, error: null }, false],
    ["neither", envelope, false],
    ["no id", { jsonrpc: "2.0", result: null }, false],
    ["an id that is an object", { ...envelope, id: {}, result: null }, false],
    ["another version", { ...envelope, jsonrpc: "1.0", result: null }, false],
  ])("%s", (_, reply, valid) => {
    expect(validateRpcResponse(reply)).toBe(valid);
  });
});

test("a delta is an upsert of a tool or the removal of a name", () => {
  const delta = { type: "tool_registry_delta", session_id: "s" };
  expect(validateToolRegistryDelta({ ...delta, operation: "upsert", tool: minimal })).toBe(true);
  expect(validateToolRegistryDelta({ ...delta, operation: "remove", name: "a" })).toBe(true);
  expect(validateToolRegistryDelta({ ...delta, operation: "upsert", name: "a" })).toBe(false);
  expect(validateToolRegistryDelta({ ...delta, operation: "clear" })).toBe(false);
});

test("a query of a fixture expects a result or an error, not both", () => {
  const fixture = (query: object) => [
    { name: "n", profiles: ["groups"], clause: "LIST-01", why: "w", registry: [], queries: [query] },
  ];
  const result = { names: [], total: 0 };
  expect(validateListQueryFixtures(fixture({ result }))).toBe(true);
  expect(validateListQueryFixtures(fixture({ error: "invalid_request" }))).toBe(true);
  expect(validateListQueryFixtures(fixture({ error: "invalid_request", or: -32600 }))).toBe(true);
  expect(validateListQueryFixtures(fixture({ result, or: -32600 }))).toBe(false);
  expect(validateListQueryFixtures(fixture({ result, error: "invalid_request" }))).toBe(false);
  expect(validateListQueryFixtures(fixture({}))).toBe(false);
});

test("a validator says what is wrong, and forgets it", () => {
  const validate = validateToolDescriptor.groups;
  validate({ ...minimal, description: "x".repeat(4097) });
  expect(validate.errors).toMatchObject([
    { instancePath: "/description", keyword: "x-maxCodeUnits", params: { limit: 4096 } },
  ]);
  validate(minimal);
  expect(validate.errors).toBeNull();
});

test("a validator narrows the type", () => {
  const value: unknown = 7;
  if (!validateTimestamp(value)) expect.unreachable();
  const narrowed: number | string = value;
  expect(narrowed).toBe(7);
  expect(validateReport(value)).toBe(false);
});

describe("code that needs less agrees with the schemas as they are", () => {
  const ajv = new Ajv2020({ strict: false, strictNumbers: true });
  ajv.addKeyword({
    keyword: "x-maxCodeUnits",
    validate: (limit: number, text: unknown) => typeof text !== "string" || text.length <= limit,
  });
  for (const { schema } of loadSchemas(fileURLToPath(new URL("../../schema", import.meta.url))))
    ajv.addSchema(schema);
  const values: unknown[] = [
    ...["a", "a\n", "a/b", "a/b\u2028", "", "x".repeat(65), 1, null].flatMap((name) => [
      { ...minimal, name },
      { ...minimal, group: name },
    ]),
    ...["😀".repeat(2048), "😀".repeat(2049), "x".repeat(4096), "x".repeat(4097), "", 1].map(
      (description) => ({ ...minimal, description }),
    ),
    ...[0, 1, 1.5, 1e308, Infinity, "1", null].map((timeout_ms) => ({ ...minimal, timeout_ms })),
    ...[{}, { readOnlyHint: 1 }, JSON.parse('{"__proto__":true}')].map((annotations: unknown) => ({
      ...minimal,
      annotations,
    })),
    ...[{}, [], null, "{}"].map((input_schema) => ({ ...minimal, input_schema })),
    { name: "a" },
    { description: "b" },
    null,
    [minimal],
  ];

  test.each(PROFILES)("on descriptors of the profile %s", (profile) => {
    const plain = ajv.getSchema(`https://appduct.dev/schema/1.0/tool-descriptor.${profile}.schema.json`);
    for (const value of values)
      expect(validateToolDescriptor[profile](value), JSON.stringify(value)).toBe(plain?.(value));
  });
});

describe("ajv's code as a module", () => {
  function moduleOf(schema: object) {
    const ajv = new Ajv2020({ code: { source: true, esm: true } });
    ajv.addSchema({ $id: "thing", ...schema });
    return typedModule(
      standalone.default(ajv, { validateThing: "thing" }),
      new Map([["validateThing", "Validator<Thing>"]]),
    );
  }

  test("imports what the validators need at run time", () => {
    const { imports, body } = moduleOf({ type: "array", uniqueItems: true });
    expect(imports).toEqual(['import func0Module from "ajv/dist/runtime/equal.js";']);
    expect(body.join("\n")).toContain("const func0 = func0Module.default;");
    expect(body.join("\n")).not.toContain("require(");
  });

  test("types its exports and keeps no schema that nothing reads", () => {
    const { imports, body } = moduleOf({ type: "string" });
    expect(imports).toEqual([]);
    expect(body[0]).toMatch(/^export const validateThing: Validator<Thing> = validate\d+;$/);
    expect(body.join("\n")).not.toMatch(/const schema\d+ =/);
  });
});
