/** JSON texts whose values a careless reader changes on the way: keys, kinds, numbers, escapes (LIST-09). */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";

/** Numbers in many spellings, all of which a double holds, and their look-alikes of other kinds. No lone surrogates. */
const scalars = [
  "0",
  "1",
  "-0",
  "true",
  "false",
  "null",
  '""',
  '"0"',
  '"1"',
  '"true"',
  '"null"',
  "1.0",
  "1e2",
  "0.1",
  "-1.5",
  "0.30000000000000004",
  "1e21",
  "1e-7",
  "5e-324",
  "1.7976931348623157e308",
  "9007199254740991",
  "4294967296",
  "[]",
  "{}",
  "[[],{}]",
  '"\\u0000"',
  '"\\u001b[31m"',
  '"\\u00e9"',
  '"e\\u0301"',
  '"\\ud83d\\ude00"',
  '"\\u2028\\u2029\\u0085"',
  '"\\ufeff"',
  '"a\\/b\\\\\\"\\n"',
  '"</script>&amp;"',
  '"2024-01-01T00:00:00Z"',
];

const keys = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "valueOf",
  "hasOwnProperty",
  "toJSON",
  "then",
  "length",
  "$ref",
  "$schema",
  "type",
  "properties",
  "group",
  "name",
  "",
  " ",
  "0",
  "10",
  "-1",
  "a.b",
  "é",
  "e\u0301",
  "😀",
  "\u0000",
];

const { value, object } = fc.letrec<{ value: string; object: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    { weight: 4, arbitrary: fc.constantFrom(...scalars) },
    { weight: 2, arbitrary: tie("object") },
    {
      weight: 1,
      arbitrary: fc.array(tie("value"), { maxLength: 4 }).map((elements) => `[${elements.join(",")}]`),
    },
  ),
  object: fc
    .uniqueArray(fc.record({ key: fc.constantFrom(...keys), text: tie("value") }), {
      maxLength: 5,
      selector: ({ key }) => key,
    })
    .map((members) => objectText(members)),
}));

/** A text in which a value lies `depth` levels deep, objects and arrays in turn. */
function nested(depth: number): string {
  const pairs = depth / 2;
  return `{"a":[`.repeat(pairs) + "0" + "]}".repeat(pairs);
}

/** The depth up to which DESC-10 promises that a schema is valid; the schema's own braces are one of the levels. */
const deepest = 198;

/** The text of a JSON object. */
export const objectJson: Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: object },
  { weight: 1, arbitrary: fc.constant(nested(deepest)) },
  { weight: 1, arbitrary: value.map((text) => `{"default":${text}}`) },
);

/** The text of an object with these members. */
export function objectText(members: readonly { readonly key: string; readonly text: string }[]): string {
  return `{${members.map(({ key, text }) => `${JSON.stringify(key)}:${text}`).join(",")}}`;
}
