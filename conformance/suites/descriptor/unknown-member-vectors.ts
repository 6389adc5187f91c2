import { vectorsCheck } from "./vectors-check.js";

/** DESC-09 on the fixtures. */
export const unknownMemberVectors = vectorsCheck({
  id: "descriptor.unknown-member-vectors",
  title: "members that the protocol does not name are ignored, whatever their value",
  clause: "DESC-09",
});
