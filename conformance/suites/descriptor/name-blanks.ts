import { hasBlank } from "./foreign-characters.js";
import { memberIn, vectorsCheck } from "./vectors-check.js";

/** DESC-02 on the fixtures: line terminators, white space and control characters at every place. */
export const nameBlanks = vectorsCheck({
  id: "descriptor.name-blanks",
  title: "names with white space, line terminators or control characters are refused",
  clause: "DESC-02",
  among: (testCase) => hasBlank(memberIn(testCase, "name")),
});
