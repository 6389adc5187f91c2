import { vectorsCheck } from "./vectors-check.js";

/** DESC-10 on the fixtures that nest 200 levels deep. */
export const deepNesting = vectorsCheck({
  id: "descriptor.deep-nesting",
  title: "200 levels of nesting are valid",
  clause: "DESC-10",
});
