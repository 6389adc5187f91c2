import fc from "fast-check";
import { schema } from "../../generators/descriptor.js";
import { invalidSchema } from "../../generators/invalid-values.js";
import type { Json } from "../../spec/json.js";
import { valuesCheck } from "./values-check.js";

type SchemaMember = { readonly member: "input_schema" | "output_schema"; readonly schema: Json };

const member = fc.constantFrom<SchemaMember["member"]>("input_schema", "output_schema");

/** DESC-04 on generated objects of any content. */
export const schemas = valuesCheck<SchemaMember>({
  id: "descriptor.schemas",
  title: "what a schema contains is not inspected, but it must be an object",
  clause: "DESC-04",
  valid: () =>
    fc.array(fc.record({ member, schema }, { noNullPrototype: true }), { minLength: 1, maxLength: 10 }),
  invalid: () => fc.record({ member, schema: invalidSchema }, { noNullPrototype: true }),
  share: 0.15,
  carry(value, others, name) {
    const descriptor = { name, description: "About a schema.", ...others, [value.member]: value.schema };
    return { name, text: JSON.stringify(descriptor) };
  },
});
