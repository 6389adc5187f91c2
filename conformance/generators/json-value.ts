/** JSON values, with the keys and the leaves that get lost or change their kind on the way through a program. */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Json, JsonObject } from "../spec/json.js";
import { text } from "./text.js";

/** Members of every JavaScript object, keys that sort as numbers, the empty key, and words of JSON Schema. */
const key: Arbitrary<string> = fc.oneof(
  fc.constantFrom("a", "type", "properties", "$ref", "items", "title", "default", "required"),
  fc.constantFrom("__proto__", "constructor", "toString", "hasOwnProperty", "valueOf", "length", "10", ""),
  text(3),
);

/** Kinds that are taken for one another: 0, 1 and the booleans, a number and its text, nothing and something empty. */
const leaf: Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>("x", "", 0, 1, -1, true, false, null, "0", "1", "true", "null", 1.5, 1e300),
  // Adding 0 makes 0 of -0, which JSON.stringify would not keep.
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  text(4),
);

const { value } = fc.letrec<{ value: Json; array: Json; object: Json }>((tie) => ({
  value: fc.oneof({ depthSize: "small", withCrossShrink: true }, leaf, tie("array"), tie("object")),
  array: fc.array(tie("value"), { maxLength: 3 }),
  object: objectOf(tie("value")),
}));

/** Any JSON value. It survives `JSON.stringify` and `JSON.parse`, members called `__proto__` included. */
export const jsonValue: Arbitrary<Json> = value;

/** A JSON object of up to four members. */
export const jsonObject: Arbitrary<JsonObject> = objectOf(jsonValue);

/** A JSON value that is no object: a leaf, or an array. */
export const nonObject: Arbitrary<Json> = fc.oneof(leaf, fc.array(jsonValue, { maxLength: 2 }));

/** A JSON value that is no string. */
export const nonString: Arbitrary<Json> = jsonValue.filter((candidate) => typeof candidate !== "string");

/** An object with keys of its own. `Object.fromEntries` makes an ordinary member of `__proto__`. */
export function objectWithKeys(keys: Arbitrary<string>, maxLength: number): Arbitrary<JsonObject> {
  return objectOf(jsonValue, keys, maxLength);
}

function objectOf(values: Arbitrary<Json>, keys = key, maxLength = 4): Arbitrary<JsonObject> {
  const member = fc.tuple(keys, values);
  return fc
    .uniqueArray(member, { maxLength, selector: ([name]) => name })
    .map((members) => Object.fromEntries(members));
}
