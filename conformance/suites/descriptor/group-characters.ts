import { hasBlank, hasForeign } from "./foreign-characters.js";
import { memberIn, vectorsCheck } from "./vectors-check.js";

/** DESC-07 on the fixtures: punctuation, misplaced slashes, and the letters and digits of other alphabets. */
export const groupCharacters = vectorsCheck({
  id: "descriptor.group-characters",
  title: "groups with punctuation, misplaced slashes or characters of other alphabets are refused",
  clause: "DESC-07",
  profiles: ["groups", "subgroups"],
  among(testCase) {
    const group = memberIn(testCase, "group");
    return !testCase.valid && hasForeign(group) && !hasBlank(group);
  },
});
