import { vectorsCheck } from "./vectors-check.js";

/** DESC-01 on the fixtures: only an object is a descriptor. */
export const objectVectors = vectorsCheck({
  id: "descriptor.object-vectors",
  title: "a descriptor is an object, however its text is laid out",
  clause: "DESC-01",
});
