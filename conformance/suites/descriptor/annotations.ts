import fc from "fast-check";
import { annotations as validAnnotations } from "../../generators/descriptor.js";
import { invalidAnnotations } from "../../generators/invalid-values.js";
import type { Json } from "../../spec/json.js";
import { valuesCheck } from "./values-check.js";

/** DESC-05 on generated hints, keys and values. */
export const annotations = valuesCheck<Json>({
  id: "descriptor.annotations",
  title: "every subset of the hints is accepted, and any other key or value refused",
  clause: "DESC-05",
  member: "annotations",
  valid: () => fc.array(validAnnotations, { minLength: 1, maxLength: 10 }),
  invalid: () => invalidAnnotations,
  share: 0.2,
  carry(value, others, name) {
    const descriptor = { name, description: "About annotations.", ...others, annotations: value };
    return { name, text: JSON.stringify(descriptor) };
  },
});
