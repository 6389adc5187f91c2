import fc from "fast-check";
import { invalidName } from "../../generators/invalid-values.js";
import { hostileName } from "../../generators/name.js";
import type { Json } from "../../spec/json.js";
import { valuesCheck } from "./values-check.js";

/** DESC-02 on generated names. */
export const names = valuesCheck<Json>({
  id: "descriptor.names",
  title: "a name is 1 to 64 of the allowed characters, from its first to its last",
  clause: "DESC-02",
  valid: () => fc.uniqueArray(hostileName, { minLength: 1, maxLength: 20, size: "max" }),
  invalid: () => invalidName,
  share: 0.3,
  carry(value, others) {
    return { name: value, text: JSON.stringify({ name: value, description: "About its name.", ...others }) };
  },
});
