/** Params of the RPC methods, from JSON to typed values. What is malformed is refused with `invalid_request` (LIST-13). */
import { isAddress } from "./address.js";
import type { EventFilter } from "./events.js";
import { isGroupName } from "./group-name.js";
import { has, isFiniteNumber, isIntegerFrom, isObject, isString, type JsonObject } from "./json.js";
import type { Profile } from "./profile.js";
import type { ListQuery } from "./registry.js";
import { invalidParams } from "./rpc-error.js";

export type Selection = { readonly selector?: string };
export type LinkParams = { readonly ttlSeconds?: number; readonly addressOverride?: string };
export type CallParams = Selection & {
  readonly name: string;
  readonly args: JsonObject;
  readonly timeoutMs?: number;
};
export type CancelParams = Selection & { readonly callId: string; readonly reason?: string };

const MAX_FILTER_CODE_UNITS = 256;
const YEAR_SECONDS = 31_536_000;

/** Absent and `null` params stand for none (LIST-12). */
export function paramsObject(params: unknown): JsonObject {
  if (params === undefined || params === null) return {};
  if (!isObject(params)) throw invalidParams("params must be an object");
  return params;
}

export function parseSelection(params: JsonObject): Selection {
  return optional(params, "selector", isString, "a string");
}

export function parseListQuery(params: JsonObject, profile: Profile): ListQuery {
  return {
    ...parseGroup(params, profile),
    ...optional(params, "filter", isFilter, `a string of at most ${MAX_FILTER_CODE_UNITS} code units`),
    ...optional(params, "limit", isLimit, "an integer of at least 1"),
    ...optional(params, "offset", isOffset, "an integer of at least 0"),
  };
}

export function parseCall(params: JsonObject): CallParams {
  return {
    ...parseSelection(params),
    name: required(params, "name", isString, "a string"),
    args: required(params, "args", isObject, "an object"),
    ...optional(params, "timeoutMs", isPositiveInteger, "an integer of at least 1"),
  };
}

export function parseCancel(params: JsonObject): CancelParams {
  return {
    ...parseSelection(params),
    callId: required(params, "callId", isString, "a string"),
    ...optional(params, "reason", isString, "a string"),
  };
}

export function parseLink(params: JsonObject): LinkParams {
  return {
    ...optional(params, "ttlSeconds", isTtl, `a number greater than 0, and at most ${YEAR_SECONDS}`),
    ...optional(params, "addressOverride", isAddress, "an IPv4 or IPv6 address"),
  };
}

export function parseSubscription(params: JsonObject): EventFilter {
  const { kinds } = optional(params, "kinds", isStringArray, "an array of strings");
  return {
    ...optional(params, "sessionSelector", isString, "a string"),
    ...(kinds === undefined ? {} : { kinds: new Set(kinds) }),
  };
}

function parseGroup(params: JsonObject, profile: Profile): Pick<ListQuery, "group"> {
  if (profile === "base") return {};
  return optional(params, "group", (value) => isGroupName(value, profile), "a well-formed group");
}

type Guard<T> = (value: unknown) => value is T;

function required<T>(params: JsonObject, key: string, accepts: Guard<T>, takes: string): T {
  const value = params[key];
  if (!has(params, key)) throw invalidParams(`${key} is missing: it must be ${takes}`);
  if (!accepts(value)) throw invalidParams(`${key} must be ${takes}`);
  return value;
}

/** The member alone in an object, or an empty one where the key does not occur; `null` is a value like any other. */
function optional<K extends string, T>(
  params: JsonObject,
  key: K,
  accepts: Guard<T>,
  takes: string,
): Partial<Readonly<Record<K, T>>> {
  if (!has(params, key)) return {};
  return { [key]: required(params, key, accepts, takes) } as Partial<Record<K, T>>;
}

function isFilter(value: unknown): value is string {
  return isString(value) && value.length <= MAX_FILTER_CODE_UNITS;
}

function isLimit(value: unknown): value is number {
  return isIntegerFrom(1, value);
}

function isOffset(value: unknown): value is number {
  return isIntegerFrom(0, value);
}

function isPositiveInteger(value: unknown): value is number {
  return isIntegerFrom(1, value);
}

function isTtl(value: unknown): value is number {
  return isFiniteNumber(value) && value > 0 && value <= YEAR_SECONDS;
}

function isStringArray(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isString);
}
