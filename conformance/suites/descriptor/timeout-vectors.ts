import { vectorsCheck } from "./vectors-check.js";

/** DESC-06 on the fixtures: numbers in every notation, and what is no positive integer. */
export const timeoutVectors = vectorsCheck({
  id: "descriptor.timeout-vectors",
  title: "timeout_ms is a positive integer, however it is written",
  clause: "DESC-06",
});
