/** For each member of a descriptor, values that its clause refuses. `null` of an optional one is DESC-08's. */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Profile } from "../../generated/clauses.js";
import { isGroup } from "../spec/group-name.js";
import type { Json, JsonObject } from "../spec/json.js";
import { isName } from "../spec/name.js";
import { annotations } from "./descriptor.js";
import { jsonValue, nonObject, nonString } from "./json-value.js";
import { group, name } from "./name.js";

/** Terminators that a pattern's `$` overlooks, neighbours of the allowed ranges, and what other alphabets count as letters and digits. */
const foreign: Arbitrary<string> = fc.oneof(
  fc.constantFrom("\n", "\r", "\r\n", "\u0085", "\u2028", "\u2029", "\u000b", "\f", "\0", "\t", " "),
  fc.constantFrom(...Array.from("./:@[`{^|+*$%,;=~!?#&\"'()<>\\")),
  fc.constantFrom("é", "É", "ß", "ſ", "\u212a", "ı", "İ", "а", "１", "٣", "２", "＿", "漢", "ª", "–", "😀"),
  fc.constantFrom("\u0301", "\u200b", "\u00a0", "\ufeff", "\u00ad"),
  fc.string({ unit: "binary", minLength: 1, maxLength: 1 }).filter((character) => !isName(character)),
);

/** With 63 characters around it, a foreign one does not make a text too long. */
const around = fc.oneof(
  fc.string({ unit: fc.constantFrom("a", "B", "1", "_", "-"), maxLength: 3 }),
  fc.constant("a".repeat(63)),
);

/** A name with something in it that does not belong there: in front, inside, behind, or alone. */
const tampered = fc.tuple(around, foreign, around).map((parts) => parts.join(""));

/** Longer than a name may be, if only by one. */
const tooLong = fc.integer({ min: 65, max: 130 }).map((length) => "a".repeat(length));

const malformedName = fc.oneof(
  { weight: 6, arbitrary: tampered },
  { weight: 1, arbitrary: tooLong },
  { weight: 1, arbitrary: fc.constant("") },
);

/** What DESC-02 refuses as a `name`. */
export const invalidName: Arbitrary<Json> = fc.oneof(
  { weight: 4, arbitrary: malformedName },
  { weight: 1, arbitrary: nonString },
);

/** What DESC-07 refuses as a `group`. Nothing is refused in `base`. */
export function invalidGroup(profile: "groups" | "subgroups"): Arbitrary<Json> {
  const slashes = fc.constantFrom("/", "//", "/a", "a/", "a//b", "/a/b", "a/b/", "a/b/c", "a/b/c/d");
  const path =
    profile === "groups"
      ? fc.tuple(name, name)
      : fc.oneof(fc.tuple(name, malformedName), fc.tuple(malformedName, name));
  const malformed = fc.oneof(
    { weight: 3, arbitrary: malformedName },
    { weight: 2, arbitrary: path.map((segments) => segments.join("/")) },
    { weight: 1, arbitrary: slashes },
  );
  return fc.oneof(
    { weight: 4, arbitrary: malformed.filter((text) => !isGroup(text, profile)) },
    { weight: 1, arbitrary: nonString.filter((value) => value !== null) },
  );
}

/** What DESC-04 refuses as a schema. */
export const invalidSchema: Arbitrary<Json> = nonObject.filter((value) => value !== null);

const notABoolean = jsonValue.filter((value) => value !== null && typeof value !== "boolean");
const hint = fc.constantFrom("readOnlyHint", "destructiveHint", "idempotentHint");
const noHint = fc.oneof(
  fc.constantFrom(
    "openWorldHint",
    "title",
    "group",
    "readonlyHint",
    "ReadOnlyHint",
    "readOnly",
    "readOnlyHint ",
  ),
  fc.constantFrom("__proto__", "constructor", "toString", "", "10"),
);

/** What DESC-05 refuses as `annotations`. */
export const invalidAnnotations: Arbitrary<Json> = fc.oneof(
  invalidSchema,
  withMember(annotations, hint, notABoolean),
  withMember(annotations, noHint, fc.oneof(fc.boolean(), fc.constant({}))),
);

/** What DESC-06 refuses as `timeout_ms`, as JSON texts: how a number is written is part of the matter. */
export const invalidTimeoutText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "0",
    "-0",
    "0.0",
    "0e5",
    "-1",
    "-1.0",
    "-5e3",
    "0.5",
    "1.5",
    "5e-1",
    "15e-1",
    "5000.5",
    "-1e300",
  ),
  fc.integer({ min: -100_000, max: -1 }).map(String),
  // Quarters are held by every binary number, so that the fraction is not lost to whoever reads it.
  fc
    .tuple(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom(".5", ".25", ".75", ".50"))
    .map((parts) => parts.join("")),
  jsonValue
    .filter((value) => value !== null && typeof value !== "number")
    .map((value) => JSON.stringify(value)),
  fc.integer({ min: 1, max: 9999 }).map((number) => JSON.stringify(String(number))),
);

/** A well-formed group, or in `base` anything at all. */
export function validGroup(profile: Profile): Arbitrary<Json> {
  return profile === "base" ? jsonValue : group(profile);
}

function withMember(
  objects: Arbitrary<JsonObject>,
  keys: Arbitrary<string>,
  values: Arbitrary<Json>,
): Arbitrary<JsonObject> {
  return fc.tuple(objects, keys, values).map(([object, key, value]) => ({ ...object, [key]: value }));
}
