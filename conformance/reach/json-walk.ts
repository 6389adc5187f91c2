/** Walking through cases, which are plain JSON of any shape. */
import { isJsonObject } from "../spec/json.js";

export type JsonKind = "null" | "boolean" | "number" | "string" | "array" | "object";

export const jsonKinds: readonly JsonKind[] = ["null", "boolean", "number", "string", "array", "object"];

/** Which of JSON's six kinds the value is. */
export function kindOf(value: unknown): JsonKind {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value as JsonKind;
}

/** Where a value was met: under which key, an array's elements under that of the array. */
export type Met = { readonly value: unknown; readonly key: string | undefined };

/** Every value in the value, itself first. What `isWhole` says of a value, nothing inside of it is walked to. */
export function valuesIn(value: unknown, isWhole: (met: Met) => boolean = () => false): readonly Met[] {
  const found: Met[] = [];
  const walk = (met: Met): void => {
    found.push(met);
    if (isWhole(met)) return;
    if (Array.isArray(met.value)) for (const element of met.value) walk({ value: element, key: met.key });
    else if (isJsonObject(met.value))
      for (const [key, inner] of Object.entries(met.value)) walk({ value: inner, key });
  };
  walk({ value, key: undefined });
  return found;
}

/** The keys of every object in the value. */
export function keysIn(value: unknown): ReadonlySet<string> {
  return new Set(valuesIn(value).flatMap((met) => (isJsonObject(met.value) ? Object.keys(met.value) : [])));
}

/** How many arrays and objects lie inside of one another. */
export function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/** The value where it is a text, else the empty one. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The value of a JSON text, or `undefined` of one that is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
