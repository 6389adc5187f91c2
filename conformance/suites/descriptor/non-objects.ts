import fc from "fast-check";
import { nonObject } from "../../generators/json-value.js";
import type { Json } from "../../spec/json.js";
import { valuesCheck } from "./values-check.js";

const hidden = JSON.stringify({ name: "hidden", description: "Inside of something else." });

/** DESC-01 on generated values, and on descriptors that something is wrapped around. */
export const nonObjects = valuesCheck<Json>({
  id: "descriptor.non-objects",
  title: "an element that is no object is refused",
  clause: "DESC-01",
  valid: () => fc.constant([{}]),
  invalid: () => fc.oneof(nonObject, fc.constantFrom<Json>(hidden, [JSON.parse(hidden) as Json])),
  share: 0.15,
  carry(value, others, name) {
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    const descriptor = isObject ? { name, description: "Valid.", ...others } : value;
    return { name, text: JSON.stringify(descriptor) };
  },
});
