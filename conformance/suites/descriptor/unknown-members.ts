import fc from "fast-check";
import { unknownMembers as anyUnknownMembers } from "../../generators/descriptor.js";
import { jsonValue } from "../../generators/json-value.js";
import type { JsonObject } from "../../spec/json.js";
import { valuesCheck } from "./values-check.js";

/** Members that DESC does not name, on a descriptor that may lack one that it does. */
type Unknown = { readonly members: JsonObject; readonly lacks?: "name" | "description" };

const stead = fc.oneof(fc.constant("instead"), jsonValue);

/** DESC-09 on generated members: they neither spoil a descriptor nor stand in for what it lacks. */
export const unknownMembers = valuesCheck<Unknown>({
  id: "descriptor.unknown-members",
  title: "unknown members neither spoil a descriptor nor stand in for a named one",
  clause: "DESC-09",
  valid: () =>
    fc.array(
      anyUnknownMembers.map((members) => ({ members })),
      { minLength: 1, maxLength: 10 },
    ),
  invalid: () =>
    fc.oneof(inPlaceOf("name", "Name", "NAME", "name "), inPlaceOf("description", "Description", "desc")),
  share: 0.15,
  carry({ members, lacks }, others, name) {
    const required = { name, description: "About unknown members." };
    const given = Object.entries(required).filter(([member]) => member !== lacks);
    return { name, text: JSON.stringify({ ...Object.fromEntries(given), ...others, ...members }) };
  },
});

function inPlaceOf(lacks: "name" | "description", ...keys: readonly string[]): fc.Arbitrary<Unknown> {
  return fc
    .tuple(fc.constantFrom(...keys), stead)
    .map(([key, value]) => ({ members: { [key]: value }, lacks }));
}
