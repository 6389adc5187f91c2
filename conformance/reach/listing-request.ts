/** The requests of `tools.list` in a case, and what they match. */
import type { Profile } from "../../generated/clauses.js";
import type { Tool } from "../spec/descriptor.js";
import { hasMember, isJsonObject } from "../spec/json.js";
import { listTools } from "../spec/list.js";
import { judgeListParams } from "../spec/list-params.js";
import { parsed } from "./json-walk.js";

/** Params as they are sent, and the registry that they are about. */
export type ListingRequest = {
  readonly params: unknown;
  readonly registry: readonly Tool[];
};

/** How many tools match, or `undefined` when the request is refused or open. */
export function totalOf({ params, registry }: ListingRequest, profile: Profile): number | undefined {
  const judged = judgeListParams(params, profile);
  if (judged.verdict !== "query") return undefined;
  const listing = listTools(registry, { ...judged.query, offset: 0 }, profile);
  return listing === "open" ? undefined : listing.total;
}

/** The requests of a case that has a registry, under whichever key it keeps the params. */
export function requestsIn(whole: unknown, profile: Profile): readonly ListingRequest[] {
  if (!isJsonObject(whole) || !Array.isArray(whole["registry"])) return [];
  const registry = whole["registry"] as unknown as readonly Tool[];
  const { queries, refused, requests, beyond, text, query, sizes, limit } = whole;
  const plain = [...elements(queries), ...elements(refused)].map(paramsOf);
  const paired = elements(requests).filter(isJsonObject);
  const further = [
    ...paired.flatMap(({ params, control }) => [params, control]),
    ...(hasMember(whole, "params") ? [whole["params"]] : []),
    ...(typeof text === "string" ? [parsed(text)] : []),
    ...(typeof limit === "number" ? [{ limit }] : []),
  ];
  const paged = elements(sizes).flatMap((size) =>
    pagesOf(query, Number(size), totalOf({ params: query, registry }, profile) ?? 0),
  );
  const past = elements(beyond).flatMap((by) =>
    plain.map((params) => pastTheEnd({ params, registry }, Number(by), profile)),
  );
  return [...plain, ...further, ...paged, ...past].map((params) => ({
    params: withSelector(params),
    registry,
  }));
}

function elements(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A query is params, or a vector that has them beside the expected result. */
function paramsOf(query: unknown): unknown {
  if (!isJsonObject(query)) return query;
  return hasMember(query, "result") || hasMember(query, "error") ? query["params"] : query;
}

function pagesOf(query: unknown, size: number, total: number): object[] {
  const pages = Math.ceil(total / size);
  return Array.from({ length: pages }, (_, page) => ({
    ...(isJsonObject(query) ? query : {}),
    limit: size,
    offset: page * size,
  }));
}

function pastTheEnd({ params, registry }: ListingRequest, by: number, profile: Profile): object {
  const narrowing = { ...(isJsonObject(params) ? params : {}), offset: 0 };
  return { ...narrowing, offset: (totalOf({ params: narrowing, registry }, profile) ?? 0) + by };
}

/** Whoever sends params that are an object adds the selector of the session that the check is about. */
function withSelector(params: unknown): unknown {
  return isJsonObject(params) && !hasMember(params, "selector")
    ? { selector: "the session", ...params }
    : params;
}
