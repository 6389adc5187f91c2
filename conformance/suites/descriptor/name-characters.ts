import { hasBlank, hasForeign } from "./foreign-characters.js";
import { memberIn, vectorsCheck } from "./vectors-check.js";

/** DESC-02 on the fixtures: punctuation, and the letters and digits of other alphabets. */
export const nameCharacters = vectorsCheck({
  id: "descriptor.name-characters",
  title: "names with punctuation or with characters of other alphabets are refused",
  clause: "DESC-02",
  among: (testCase) => hasForeign(memberIn(testCase, "name")) && !hasBlank(memberIn(testCase, "name")),
});
