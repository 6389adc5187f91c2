import { daemonCheck } from "../daemon-check.js";
import { hasOddLiteral } from "./odd-literal.js";
import { refused } from "./verdict.js";
import { notJsonVectors } from "./vectors-check.js";
import type { RawCase } from "./vectors-check.js";

/** DESC-01 on texts with one literal that other languages know and JSON does not: `NaN`, `0x1388`, `None`. */
export const notJsonLiterals = daemonCheck<RawCase>({
  id: "descriptor.not-json-literals",
  suite: "descriptor",
  title: "a number or a word that JSON does not know makes a text no descriptor",
  clauses: ["DESC-01", "WIRE-05"],
  kind: "vector",
  cases: (profile) => ({
    from: "vectors",
    vectors: notJsonVectors(profile).filter((vector) => hasOddLiteral(vector.case.json)),
  }),
  perform: (world, { json }) => refused(world, [json], "DESC-01"),
});
