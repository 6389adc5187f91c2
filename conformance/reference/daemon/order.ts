/** The two orders of a listing: tools by name (LIST-02), groups segment by segment (GRP-06). */

/** Compares by UTF-16 code unit, which is what `<` does on strings, in every locale. */
export function compareCodeUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Compares groups by their segments, so that a parent comes right before its subgroups. */
export function compareGroups(a: string, b: string): number {
  const [parentOfA = "", childOfA = ""] = a.split("/");
  const [parentOfB = "", childOfB = ""] = b.split("/");
  return compareCodeUnits(parentOfA, parentOfB) || compareCodeUnits(childOfA, childOfB);
}
