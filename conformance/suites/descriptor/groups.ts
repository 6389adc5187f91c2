import fc from "fast-check";
import { invalidGroup, validGroup } from "../../generators/invalid-values.js";
import { hostileNames } from "../../generators/name.js";
import type { Json } from "../../spec/json.js";
import { valuesCheck } from "./values-check.js";

/** DESC-07 on generated groups, where the profile has them. */
export const groups = valuesCheck<Json>({
  id: "descriptor.groups",
  title: "a group is made of whole segments of the allowed characters",
  clause: "DESC-07",
  profiles: ["groups", "subgroups"],
  member: "group",
  valid: (profile) =>
    fc.array(fc.oneof(validGroup(profile), fc.constantFrom<Json>(...hostileNames)), {
      minLength: 5,
      maxLength: 20,
      size: "max",
    }),
  invalid: (profile) => invalidGroup(profile === "base" ? "groups" : profile),
  share: 0.3,
  carry(group, others, name) {
    return { name, text: JSON.stringify({ name, description: "About its group.", ...others, group }) };
  },
});
