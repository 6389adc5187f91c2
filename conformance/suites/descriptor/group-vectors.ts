import { hasForeign } from "./foreign-characters.js";
import { memberIn, vectorsCheck } from "./vectors-check.js";

/** DESC-07 on the fixtures: lengths, kinds, and, in `base`, that none of it is looked at. */
export const groupVectors = vectorsCheck({
  id: "descriptor.group-vectors",
  title: "what the profile allows as a group is accepted, and one too long or no string refused",
  clause: "DESC-07",
  among: (testCase) => testCase.valid || !hasForeign(memberIn(testCase, "group")),
});
