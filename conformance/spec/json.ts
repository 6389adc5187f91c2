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
  if (a === b) return true;
  if (Array.isArray(a)) {
    return (
      Array.isArray(b) && a.length === b.length && a.every((element, index) => jsonEqual(element, b[index]))
    );
  }
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const members = Object.keys(a);
  return (
    members.length === Object.keys(b).length &&
    members.every((member) => hasMember(b, member) && jsonEqual(a[member], b[member]))
  );
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
