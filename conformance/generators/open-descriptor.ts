/** Descriptor texts on which either verdict is allowed, as long as it is always the same (DESC-06, DESC-10). */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";

/** A member whose value may make the descriptor invalid or not, as a JSON text `"name":value`. */
const openMember: Arbitrary<string> = fc.oneof(
  fc
    .constantFrom("9007199254740992", "9007199254740993", "9223372036854775808", "18446744073709551616")
    .map((number) => `"timeout_ms":${number}`),
  fc.integer({ min: 16, max: 1_000_000 }).map((exponent) => `"timeout_ms":1e${exponent}`),
  fc.integer({ min: 20, max: 6000 }).map((digits) => `"timeout_ms":${"9".repeat(digits)}`),
  fc.integer({ min: 18, max: 400 }).map((zeros) => `"timeout_ms":1.${"0".repeat(zeros)}1`),
  fc
    .constantFrom("\\ud83d", "\\ude00", "\\ude00\\ud83d", "a\\ud800b", "\\udfff")
    .chain((half) =>
      fc.constantFrom(
        `"group":"${half}"`,
        `"x":"${half}"`,
        `"${half}":1`,
        `"input_schema":{"${half}":"${half}"}`,
        `"output_schema":{"title":"${half}"}`,
        `"annotations":{"${half}":true}`,
      ),
    ),
  fc.constantFrom("1e400", "-1e400", "1e-400").map((number) => `"input_schema":{"maximum":${number}}`),
  fc.integer({ min: 201, max: 3000 }).map((depth) => `"x":${"[".repeat(depth)}${"]".repeat(depth)}`),
  fc
    .integer({ min: 201, max: 3000 })
    .map((depth) => `"input_schema":${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`),
  fc.constantFrom(
    '"name":"twice"',
    '"name":7',
    '"description":""',
    '"description":"Twice."',
    '"timeout_ms":0,"timeout_ms":1',
    '"timeout_ms":1,"timeout_ms":0',
    '"annotations":{},"annotations":[]',
    '"annotations":{"readOnlyHint":1,"readOnlyHint":true}',
    '"group":"a b","group":"cart"',
    '"input_schema":{"a":1,"a":2}',
    '"__proto__":1,"__proto__":2',
  ),
);

/** The JSON text of a descriptor with one to three such members, behind a name and a description. */
export const openDescriptor: Arbitrary<string> = fc
  .array(openMember, { minLength: 1, maxLength: 3 })
  .map((members) => `{"name":"open","description":"Open.",${members.join(",")}}`);
