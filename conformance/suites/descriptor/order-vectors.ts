import { vectorsCheck } from "./vectors-check.js";

/** DESC-11 on the fixtures. */
export const orderVectors = vectorsCheck({
  id: "descriptor.order-vectors",
  title: "the order of the members does not matter",
  clause: "DESC-11",
});
