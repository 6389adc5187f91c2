import fc from "fast-check";
import { invalidDescription, validDescription } from "../../generators/description.js";
import type { Description } from "../../generators/description.js";
import { valuesCheck } from "./values-check.js";

/** DESC-03 on generated texts, most of them near the limit and made of characters that are counted differently. */
export const descriptionLengths = valuesCheck<Description>({
  id: "descriptor.description-lengths",
  title: "the length of a description is counted in UTF-16 code units",
  clause: "DESC-03",
  valid: () => fc.array(validDescription, { minLength: 1, maxLength: 5, size: "max" }),
  invalid: () => invalidDescription,
  share: 0.4,
  carry(value, others, name) {
    const description = "repeat" in value ? value.repeat.repeat(value.times) + value.then : value.value;
    return { name, text: JSON.stringify({ name, description, ...others }) };
  },
});
