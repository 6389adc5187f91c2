/** JSON values as the protocol sees them: no prototypes, members in any order, numbers as doubles. */

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [member: string]: Json;
}

/** Whether `value` is a JSON object: not `null`, not an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether `object` has the member itself; what it inherits does not count. */
export function hasMember(object: object, member: string): boolean {
  return Object.prototype.hasOwnProperty.call(object, member);
}

/** The member's value, or `undefined` when the object does not have it itself. */
export function memberOf(object: JsonObject, member: string): Json | undefined {
  return hasMember(object, member) ? object[member] : undefined;
}

/**
 * Whether two JSON values are equal (LIST-09): members in any order, `__proto__` a member like any other,
 * numbers compared as doubles (`1` is `1.0`, `-0` is `0`), never a number with a boolean.
 */
export function jsonEqual(a: unknown, b: unknown): boolean {
  // A list of what is still to be compared: what a target sends may nest deeper than functions can.
  const pairs: (readonly [unknown, unknown])[] = [[a, b]];
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [left, right] = pair;
    if (left === right) continue;
    if (Array.isArray(left)) {
      if (!Array.isArray(right) || left.length !== right.length) return false;
      for (const [index, element] of left.entries()) pairs.push([element, right[index]]);
      continue;
    }
    if (!isJsonObject(left) || !isJsonObject(right)) return false;
    const members = Object.keys(left);
    if (members.length !== Object.keys(right).length) return false;
    if (!members.every((member) => hasMember(right, member))) return false;
    for (const member of members) pairs.push([left[member], right[member]]);
  }
  return true;
}

/** Whether any string in the value, member names included, holds half of a surrogate pair (DESC-10 leaves these open). */
export function hasLoneSurrogate(value: unknown): boolean {
  if (typeof value === "string") return /\p{Surrogate}/u.test(value);
  if (Array.isArray(value)) return value.some(hasLoneSurrogate);
  if (!isJsonObject(value)) return false;
  return Object.entries(value).some(
    ([member, content]) => hasLoneSurrogate(member) || hasLoneSurrogate(content),
  );
}
