/** What `JSON.parse` gives for an object: own members only, whatever their names (`__proto__` included). */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a parsed JSON value is an object (and neither an array nor `null`). */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * The own member `name` of `object`; `undefined` where it is absent.
 * Members of `Object.prototype` (`constructor`, `toString`) are never mistaken for data.
 */
export function member(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Like {@link member}, for members that only count when they are strings. */
export function stringMember(object: JsonObject, name: string): string | undefined {
  const value = member(object, name);
  return typeof value === "string" ? value : undefined;
}

/** `JSON.parse` as a value: hostile text ends in a reason, never in a throw. */
export type JsonReading =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly why: string };

/** Parses `text`; a `RangeError` from absurd nesting counts as "not JSON" too. */
export function readJson(text: string): JsonReading {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}
