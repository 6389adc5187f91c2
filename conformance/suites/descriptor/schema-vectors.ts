import { vectorsCheck } from "./vectors-check.js";

/** DESC-04 on the fixtures. */
export const schemaVectors = vectorsCheck({
  id: "descriptor.schema-vectors",
  title: "a schema is any object and nothing else",
  clause: "DESC-04",
});
