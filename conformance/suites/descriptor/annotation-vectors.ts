import { vectorsCheck } from "./vectors-check.js";

/** DESC-05 on the fixtures. */
export const annotationVectors = vectorsCheck({
  id: "descriptor.annotation-vectors",
  title: "annotations hold the three hints, each a boolean, and no other key",
  clause: "DESC-05",
});
