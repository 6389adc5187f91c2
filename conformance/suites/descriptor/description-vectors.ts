import { vectorsCheck } from "./vectors-check.js";

/** DESC-03 on the fixtures: the limit in every unit that texts are counted in. */
export const descriptionVectors = vectorsCheck({
  id: "descriptor.description-vectors",
  title: "a description has 1 to 4096 UTF-16 code units",
  clause: "DESC-03",
});
