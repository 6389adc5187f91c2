/** Guards for values that came out of `JSON.parse`; each asks one question and none of them recurses. */

/** A parsed JSON object whose members have not been looked at yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether the key occurs in the object; a key whose value is `null` does. */
export function has(object: JsonObject, key: string): boolean {
  return Object.hasOwn(object, key);
}

export function isIntegerFrom(least: number, value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= least;
}

/** Absent, or a value that the guard accepts; `null` is a value. */
export function isOptional(object: JsonObject, key: string, accepts: (value: unknown) => boolean): boolean {
  return !has(object, key) || accepts(object[key]);
}

export function isString(value: unknown): value is string {
  return typeof value === "string";
}

export function isFiniteNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}
