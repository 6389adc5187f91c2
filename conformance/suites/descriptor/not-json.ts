import { daemonCheck } from "../daemon-check.js";
import { hasOddLiteral } from "./odd-literal.js";
import { refused } from "./verdict.js";
import { notJsonVectors } from "./vectors-check.js";
import type { RawCase } from "./vectors-check.js";

/** DESC-01 on texts that only a lenient parser takes for JSON. They make the whole frame a text that is not JSON. */
export const notJson = daemonCheck<RawCase>({
  id: "descriptor.not-json",
  suite: "descriptor",
  title: "a text that is not JSON is no descriptor",
  clauses: ["DESC-01", "WIRE-05"],
  kind: "vector",
  cases: (profile) => ({
    from: "vectors",
    vectors: notJsonVectors(profile).filter((vector) => !hasOddLiteral(vector.case.json)),
  }),
  perform: (world, { json }) => refused(world, [json], "DESC-01"),
});
