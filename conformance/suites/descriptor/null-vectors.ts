import { vectorsCheck } from "./vectors-check.js";

/** DESC-08 on the fixtures. */
export const nullVectors = vectorsCheck({
  id: "descriptor.null-vectors",
  title: "null is refused for every optional member, and for every hint",
  clause: "DESC-08",
});
