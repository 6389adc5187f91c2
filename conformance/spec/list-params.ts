/** The params of `tools.list`: what they ask for, or that they must be refused (LIST-12, LIST-13). */
import type { Profile } from "../../generated/clauses.js";
import { isGroup } from "./group-name.js";
import { hasLoneSurrogate, hasMember, isJsonObject, memberOf } from "./json.js";
import type { JsonObject } from "./json.js";

/** What a well-formed request asks for, defaults filled in. `limit` may be `Infinity`: no limit. */
export type ListQuery = {
  readonly selector: string | undefined;
  readonly group: string | undefined;
  readonly filter: string;
  readonly offset: number;
  readonly limit: number;
};

/**
 * `refused`: with `data.type` `invalid_request`; `orCode` is a JSON-RPC code that may come instead.
 * `open`: the clauses do not say (a number past 2^53-1, half a surrogate pair).
 */
export type ListParamsVerdict =
  | { readonly verdict: "query"; readonly query: ListQuery }
  | { readonly verdict: "refused"; readonly why: string; readonly orCode?: number }
  | { readonly verdict: "open"; readonly why: string };

const filterLimit = 256;

/** Judges params as received; `undefined` stands for a request without the member. */
export function judgeListParams(params: unknown, profile: Profile): ListParamsVerdict {
  if (params === undefined || params === null) return judgeListParams({}, profile);
  if (Array.isArray(params)) return { verdict: "refused", why: "params is an array" };
  if (!isJsonObject(params)) return { verdict: "refused", why: "params is no object", orCode: -32600 };
  const known = ["selector", "filter", "group", "limit", "offset"].filter((member) =>
    hasMember(params, member),
  );
  if (known.some((member) => hasLoneSurrogate(params[member])))
    return { verdict: "open", why: "a lone surrogate" };
  const why =
    faultOfText(params, "selector") ??
    faultOfText(params, "filter") ??
    faultOfFilterLength(params) ??
    (profile === "base" ? undefined : faultOfGroup(params, profile)) ??
    faultOfInteger(params, "limit", 1) ??
    faultOfInteger(params, "offset", 0);
  if (why !== undefined) return { verdict: "refused", why };
  const isVast = ["limit", "offset"].some((member) => Number(params[member] ?? 0) > Number.MAX_SAFE_INTEGER);
  return isVast
    ? { verdict: "open", why: "a number past 2^53-1" }
    : { verdict: "query", query: queryOf(params, profile) };
}

function queryOf(params: JsonObject, profile: Profile): ListQuery {
  const text = (member: string): string | undefined => {
    const value = memberOf(params, member);
    return typeof value === "string" ? value : undefined;
  };
  return {
    selector: text("selector"),
    group: profile === "base" ? undefined : text("group"),
    filter: text("filter") ?? "",
    offset: hasMember(params, "offset") ? Number(params["offset"]) : 0,
    limit: hasMember(params, "limit") ? Number(params["limit"]) : Infinity,
  };
}

function faultOfText(params: JsonObject, member: string): string | undefined {
  return hasMember(params, member) && typeof params[member] !== "string"
    ? `${member} is no string`
    : undefined;
}

function faultOfFilterLength(params: JsonObject): string | undefined {
  const filter = hasMember(params, "filter") ? params["filter"] : "";
  return typeof filter === "string" && filter.length > filterLimit
    ? `filter has ${filter.length} code units`
    : undefined;
}

function faultOfGroup(params: JsonObject, profile: Profile): string | undefined {
  if (!hasMember(params, "group")) return undefined;
  const group = params["group"];
  if (typeof group !== "string") return "group is no string";
  return isGroup(group, profile) ? undefined : "group is malformed";
}

function faultOfInteger(params: JsonObject, member: string, least: number): string | undefined {
  if (!hasMember(params, member)) return undefined;
  const value = params[member];
  const isInteger = typeof value === "number" && (Number.isInteger(value) || value === Infinity);
  return isInteger && value >= least ? undefined : `${member} is no integer of at least ${least}`;
}
