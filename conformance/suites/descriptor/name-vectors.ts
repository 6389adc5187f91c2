import { hasForeign } from "./foreign-characters.js";
import { memberIn, vectorsCheck } from "./vectors-check.js";

/** DESC-02 on the fixtures: lengths, kinds, and every name that is valid although it looks special. */
export const nameVectors = vectorsCheck({
  id: "descriptor.name-vectors",
  title: "valid names are accepted, and one that is missing, too long or no string is refused",
  clause: "DESC-02",
  among: (testCase) => !hasForeign(memberIn(testCase, "name")),
});
