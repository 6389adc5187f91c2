/** Params that no profile, or only another one, knows (LIST-12). */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { Profile } from "../../generated/clauses.js";
import type { Json, JsonObject } from "../spec/json.js";

/** Near misses of the five, what other protocols call them, and words that are special elsewhere. */
const unknownNames = [
  "Limit",
  "LIMIT",
  "limit ",
  "limits",
  "max",
  "pageSize",
  "page",
  "cursor",
  "Offset",
  "skip",
  "Filter",
  "filters",
  "query",
  "search",
  "Group",
  "groups",
  "groupName",
  "Selector",
  "sessionId",
  "session",
  "alias",
  "sort",
  "order",
  "tools",
  "name",
  "args",
  "",
  "0",
  "_meta",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
] as const;

/** Every kind of JSON value, and those that would narrow a listing if the name were known. */
const values: readonly Json[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  1.5,
  "",
  "1",
  "cart",
  "no tool says this",
  [],
  ["cart"],
  {},
  { limit: 1 },
  { filter: "no tool says this", offset: 99 },
];

/** What `group` may be in `base`, where nobody looks at it. */
const groupsInBase: readonly Json[] = [null, 7, true, "", "cart", "no spaces", "a/b/c", [], {}];

/** One to four unknown params. */
export function unknownParams(profile: Profile): Arbitrary<JsonObject> {
  const unknown = fc.record({ name: fc.constantFrom(...unknownNames), value: fc.constantFrom(...values) });
  const groupInBase = fc.record({ name: fc.constant("group"), value: fc.constantFrom(...groupsInBase) });
  const member = profile === "base" ? fc.oneof(unknown, groupInBase) : unknown;
  return fc
    .uniqueArray(member, { minLength: 1, maxLength: 4, selector: ({ name }) => name })
    .map(objectOfMembers);
}

/** Parsed from a text, so that `__proto__` becomes a member. */
function objectOfMembers(members: readonly { readonly name: string; readonly value: Json }[]): JsonObject {
  const texts = members.map(({ name, value }) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return JSON.parse(`{${texts.join(",")}}`) as JsonObject;
}
