import fc from "fast-check";
import type { Profile } from "../../../generated/clauses.js";
import type { JsonObject } from "../../spec/json.js";
import { isJsonObject } from "../../spec/json.js";
import { valuesCheck } from "./values-check.js";

/** A member that is absent or `null`, one of the descriptor or a hint inside its annotations. */
type Nullable = { readonly member: string; readonly is: "absent" | "null" };

const hints = ["annotations.readOnlyHint", "annotations.destructiveHint", "annotations.idempotentHint"];

/** DESC-08 on descriptors with every other member in place: the same member absent is valid. */
export const nullMembers = valuesCheck<Nullable>({
  id: "descriptor.null-members",
  title: "an optional member may be absent, but not null",
  clause: "DESC-08",
  valid: (profile) =>
    fc.constantFrom(...optional(profile)).map((member) => [{ member, is: "absent" as const }]),
  invalid: (profile) =>
    fc.constantFrom(...optional(profile)).map((member) => ({ member, is: "null" as const })),
  share: 0.15,
  carry({ member, is }, others, name) {
    const [outer = "", hint] = member.split(".");
    const rest = without(others, outer);
    const descriptor = { name, description: "About null.", ...rest };
    if (hint === undefined) {
      return { name, text: JSON.stringify(is === "null" ? { ...descriptor, [outer]: null } : descriptor) };
    }
    const given = others[outer];
    const annotations = without(isJsonObject(given) ? given : {}, hint);
    const hinted = is === "null" ? { ...annotations, [hint]: null } : annotations;
    return { name, text: JSON.stringify({ ...descriptor, annotations: hinted }) };
  },
});

function optional(profile: Profile): readonly string[] {
  const ofGroups = profile === "base" ? [] : ["group"];
  return ["input_schema", "output_schema", "annotations", "timeout_ms", ...ofGroups, ...hints];
}

function without(object: JsonObject, member: string): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== member));
}
