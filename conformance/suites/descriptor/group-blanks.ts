import { hasBlank } from "./foreign-characters.js";
import { memberIn, vectorsCheck } from "./vectors-check.js";

/** DESC-07 on the fixtures: line terminators, white space and control characters at every place. */
export const groupBlanks = vectorsCheck({
  id: "descriptor.group-blanks",
  title: "groups with white space, line terminators or control characters are refused",
  clause: "DESC-07",
  profiles: ["groups", "subgroups"],
  among(testCase) {
    const group = memberIn(testCase, "group");
    return !testCase.valid && hasBlank(group) && !group.includes("/");
  },
});
