/** Sorting the vectors of names and groups by the characters in them that no name holds. */

/** Whether it is a string that holds any. */
export function hasForeign(value: unknown): value is string {
  return typeof value === "string" && /[^a-zA-Z0-9_-]/u.test(value);
}

/** Whether one of them is white space, a line terminator, a control character or an invisible one. */
export function hasBlank(value: unknown): value is string {
  return hasForeign(value) && /[\p{C}\p{Z}]/u.test(value);
}
