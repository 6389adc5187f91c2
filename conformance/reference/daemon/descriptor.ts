/** The verdict on a tool descriptor (DESC). It looks at the members that DESC names and at nothing below them. */
import { isGroupName } from "./group-name.js";
import { has, isIntegerFrom, isObject, isOptional, type JsonObject } from "./json.js";
import type { Profile } from "./profile.js";

/** A tool descriptor as the app sent it; unknown members are kept. */
export type Descriptor = JsonObject & { readonly name: string; readonly description: string };

const NAME = /^[a-zA-Z0-9_-]{1,64}$/u;
const MAX_DESCRIPTION_CODE_UNITS = 4096;
const HINTS = new Set(["readOnlyHint", "destructiveHint", "idempotentHint"]);

/** Whether a parsed JSON value is a valid descriptor in the profile. */
export function isDescriptor(value: unknown, profile: Profile): value is Descriptor {
  return (
    isObject(value) &&
    isName(value["name"]) &&
    isDescription(value["description"]) &&
    isOptional(value, "input_schema", isObject) &&
    isOptional(value, "output_schema", isObject) &&
    isOptional(value, "annotations", isAnnotations) &&
    isOptional(value, "timeout_ms", isTimeout) &&
    hasValidGroup(value, profile)
  );
}

/** The group of a valid descriptor, or `null` where it is ungrouped or the profile knows no groups. */
export function groupOf(descriptor: Descriptor, profile: Profile): string | null {
  const group = descriptor["group"];
  return has(descriptor, "group") && isGroupName(group, profile) ? group : null;
}

/** The deadline that a valid descriptor sets for its calls, in milliseconds. */
export function timeoutOf(descriptor: Descriptor): number | undefined {
  const timeout = descriptor["timeout_ms"];
  return isTimeout(timeout) ? timeout : undefined;
}

function isName(value: unknown): boolean {
  return typeof value === "string" && NAME.test(value);
}

function isDescription(value: unknown): boolean {
  return typeof value === "string" && value.length >= 1 && value.length <= MAX_DESCRIPTION_CODE_UNITS;
}

function isAnnotations(value: unknown): boolean {
  return (
    isObject(value) &&
    Object.entries(value).every(([key, hint]) => HINTS.has(key) && typeof hint === "boolean")
  );
}

function isTimeout(value: unknown): value is number {
  return isIntegerFrom(1, value);
}

function hasValidGroup(descriptor: JsonObject, profile: Profile): boolean {
  if (profile === "base") return true;
  return isOptional(descriptor, "group", (group) => isGroupName(group, profile));
}
