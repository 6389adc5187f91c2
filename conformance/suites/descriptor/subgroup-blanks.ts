import { hasBlank } from "./foreign-characters.js";
import { memberIn, vectorsCheck } from "./vectors-check.js";

/** DESC-07 on the fixtures: line terminators, white space and control characters at every place of either segment. */
export const subgroupBlanks = vectorsCheck({
  id: "descriptor.subgroup-blanks",
  title: "subgroups with white space, line terminators or control characters are refused",
  clause: "DESC-07",
  profiles: ["groups", "subgroups"],
  among(testCase) {
    const group = memberIn(testCase, "group");
    return !testCase.valid && hasBlank(group) && group.includes("/");
  },
});
