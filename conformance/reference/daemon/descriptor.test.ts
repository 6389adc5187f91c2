import { describe, expect, it } from "vitest";
import { isDescriptor } from "./descriptor.js";
import { PROFILES } from "./profile.js";

const valid = (members: string, profile: (typeof PROFILES)[number] = "groups"): boolean =>
  isDescriptor(JSON.parse(`{"name":"t","description":"d"${members}}`), profile);

describe("a descriptor", () => {
  it.each(["null", "[]", '"x"', "7", "true", '[{"name":"t","description":"d"}]'])("is no %s", (text) => {
    expect(isDescriptor(JSON.parse(text), "groups")).toBe(false);
  });

  it.each(["a", "__proto__", "constructor", "10", "-", "_", "x".repeat(64)])("may be called %j", (name) => {
    expect(isDescriptor({ name, description: "d" }, "groups")).toBe(true);
  });

  it.each(["", "x".repeat(65), "a b", "a.b", "ä", "a\n", "a\r\n", "a\u2028", "a\u0085", 7, null])(
    "may not be called %j",
    (name) => {
      expect(isDescriptor({ name, description: "d" }, "groups")).toBe(false);
    },
  );

  it("counts its description in code units", () => {
    const withDescription = (description: unknown): boolean =>
      isDescriptor({ name: "t", description }, "groups");
    expect(["x", " ", "x".repeat(4096), "😀".repeat(2048), "字".repeat(4096)].map(withDescription)).toEqual(
      Array(5).fill(true),
    );
    expect(
      ["", "x".repeat(4097), "😀".repeat(2049), "e\u0301".repeat(2049), 7, null].map(withDescription),
    ).toEqual(Array(6).fill(false));
  });

  it.each([
    ',"input_schema":{}',
    ',"output_schema":{"__proto__":1}',
    ',"annotations":{}',
    ',"annotations":{"readOnlyHint":true,"destructiveHint":false,"idempotentHint":true}',
    ',"timeout_ms":5000.0',
    ',"timeout_ms":5e3',
    ',"timeout_ms":9007199254740991',
    ',"timeoutMs":null',
    ',"title":null',
    `,"input_schema":{"a":${"[".repeat(200)}${"]".repeat(200)}}`,
  ])("takes %s", (members) => {
    expect(PROFILES.map((profile) => valid(members, profile))).toEqual([true, true, true]);
  });

  it.each([
    ',"input_schema":null',
    ',"input_schema":[]',
    ',"output_schema":true',
    ',"annotations":null',
    ',"annotations":[]',
    ',"annotations":{"readOnlyHint":1}',
    ',"annotations":{"readOnlyHint":null}',
    ',"annotations":{"title":"x"}',
    ',"annotations":{"__proto__":{}}',
    ',"timeout_ms":0',
    ',"timeout_ms":-1',
    ',"timeout_ms":1.5',
    ',"timeout_ms":"5"',
    ',"timeout_ms":true',
    ',"timeout_ms":null',
  ])("refuses %s", (members) => {
    expect(PROFILES.map((profile) => valid(members, profile))).toEqual([false, false, false]);
  });

  it.each([
    ['"cart"', true, true],
    ['"__proto__"', true, true],
    [JSON.stringify("x".repeat(64)), true, true],
    ['"a/b"', false, true],
    [JSON.stringify(`${"x".repeat(64)}/${"y".repeat(64)}`), false, true],
    ['"a/b/c"', false, false],
    ['"a/"', false, false],
    ['"/a"', false, false],
    ['"a//b"', false, false],
    ['"a/b\\n"', false, false],
    ['"cart\\n"', false, false],
    ['""', false, false],
    ["null", false, false],
    ["7", false, false],
  ])("with group %s is valid in groups: %s, in subgroups: %s, in base always", (group, flat, nested) => {
    const members = `,"group":${group}`;
    expect(PROFILES.map((profile) => valid(members, profile))).toEqual([flat, nested, true]);
  });
});
