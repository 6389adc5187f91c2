import fc from "fast-check";
import { validGroup } from "../../generators/invalid-values.js";
import type { Json } from "../../spec/json.js";
import { valuesCheck } from "./values-check.js";

/** DESC-07 in `base`, whatever an app says there. */
export const groupIsNotLookedAt = valuesCheck<Json>({
  id: "descriptor.group-is-not-looked-at",
  title: "any value of group is accepted",
  clause: "DESC-07",
  profiles: ["base"],
  member: "group",
  valid: (profile) => fc.array(validGroup(profile), { minLength: 1, maxLength: 20 }),
  share: 0.3,
  carry(group, others, name) {
    return { name, text: JSON.stringify({ name, description: "About its group.", ...others, group }) };
  },
});
