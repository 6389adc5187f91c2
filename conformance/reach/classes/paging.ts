/** Classes of LIST-07, LIST-08 and LIST-17: limits, offsets, pages, and registries of thousands. */
import { hostileNames } from "../../generators/name.js";
import { hasMember } from "../../spec/json.js";
import { totalOf } from "../listing-request.js";
import { groupsSaid, someRegistry, someRequest } from "../predicates.js";
import { classesOf, forEach, vectorClassesOf } from "../value-class.js";
import type { IsMet, ValueClass } from "../value-class.js";

const params = ["selector", "group", "filter", "limit", "offset"] as const;
const pairs = params.flatMap((one, index) => params.slice(index + 1).map((other) => [one, other] as const));

type Window = {
  readonly limit: number;
  readonly offset: number;
  readonly total: number;
  readonly isLimited: boolean;
};

/** A page of a request that matches something. */
const page = (is: (window: Window) => boolean): IsMet =>
  someRequest((asked, request, { profile }) => {
    const total = totalOf(request, profile);
    if (total === undefined || total === 0) return false;
    const [limit, offset] = [Number(asked["limit"] ?? Infinity), Number(asked["offset"] ?? 0)];
    return is({ limit, offset, total, isLimited: hasMember(asked, "limit") });
  });

/** The ends of the integer types of other languages. */
const bounds = [2 ** 31 - 1, 2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER];

const windows: readonly ValueClass[] = classesOf("LIST-07", {
  ...forEach(
    pairs,
    ([one, other]) => `${one} and ${other} in one request`,
    ([one, other]) => someRequest((asked) => hasMember(asked, one) && hasMember(asked, other)),
  ),
  "all five params in one request": someRequest((asked) => params.every((param) => hasMember(asked, param))),
  "limit 1": page(({ limit, total }) => limit === 1 && total > 1),
  "limit one less than total": page(({ limit, total }) => limit === total - 1 && total > 1),
  "limit = total": page(({ limit, total }) => limit === total),
  "limit > total": page(({ limit, total }) => limit > total && limit !== Infinity),
  "offset 0": someRequest((asked) => asked["offset"] === 0),
  "offset one less than total": page(({ offset, total }) => offset === total - 1 && total > 1),
  "offset = total": page(({ offset, total }) => offset === total),
  "offset one past total": page(({ offset, total }) => offset === total + 1),
  "offset far past total": page(({ offset, total }) => offset >= total + 1000),
  "offset without limit, amid the list": page(
    ({ offset, total, isLimited }) => !isLimited && offset > 0 && offset < total,
  ),
  "a page that ends before the end": page(({ limit, offset, total }) => offset > 0 && offset + limit < total),
  "a page that ends at the end": page(
    ({ limit, offset, total }) => offset > 0 && offset < total && offset + limit === total,
  ),
  "a page that would end past the end": page(
    ({ limit, offset, total }) =>
      offset > 0 && offset < total && offset + limit > total && limit !== Infinity,
  ),
  ...forEach(
    bounds,
    (bound) => `limit ${bound}`,
    (bound) => someRequest((asked) => asked["limit"] === bound),
  ),
  ...forEach(
    bounds.slice(0, 3),
    (bound) => `offset about ${bound}`,
    (bound) => someRequest((asked) => Math.abs(Number(asked["offset"]) - bound) < 20),
  ),
});

const pages = (is: (size: number, total: number) => boolean): IsMet =>
  someRequest((asked, request, { profile }) => {
    const total = totalOf(request, profile) ?? 0;
    return total > 1 && asked["offset"] === 0 && is(Number(asked["limit"]), total);
  });

const sequences: readonly ValueClass[] = classesOf("LIST-08", {
  "pages of 1 tool": pages((size) => size === 1),
  "pages that divide the list": pages((size, total) => size > 1 && size < total && total % size === 0),
  "a last page that is shorter": pages((size, total) => size < total && total % size !== 0),
  "one page that is the list": pages((size, total) => size === total),
  "a page longer than the list": pages((size, total) => size > total),
  "pages of a group": someRequest((asked) => hasMember(asked, "group") && hasMember(asked, "limit")),
  "pages of a filter": someRequest((asked) => hasMember(asked, "filter") && hasMember(asked, "limit")),
  "pages of both": someRequest(
    (asked) => hasMember(asked, "group") && hasMember(asked, "filter") && hasMember(asked, "limit"),
  ),
});

const large: readonly ValueClass[] = [
  ...classesOf("LIST-17", {
    ...forEach(
      [1_000, 10_000],
      (count) => `a registry of ${count} tools and more`,
      (count) => someRegistry((registry) => registry.length >= count),
    ),
    ...forEach(
      [64, 257],
      (count) => `${count} groups and more in one registry`,
      (count) => someRegistry((registry) => groupsSaid(registry).size >= count),
    ),
    ...forEach(
      hostileNames,
      (hostile) => `the name ${hostile} among thousands`,
      (hostile) =>
        someRegistry((registry) => registry.length >= 1_000 && registry.some(({ name }) => name === hostile)),
    ),
    "a name of 64 characters among thousands": someRegistry(
      (registry) => registry.length >= 1_000 && registry.some(({ name }) => name.length === 64),
    ),
    "an offset of thousands": someRequest(
      (asked) => Number(asked["offset"]) >= 1_000 && Number(asked["offset"]) < 10_000,
    ),
    "an offset past ten thousand tools": someRequest((asked) => Number(asked["offset"]) >= 10_000),
    "a page of thousands": someRequest(
      (asked) => Number(asked["limit"]) >= 1_000 && Number(asked["limit"]) < 10_000,
    ),
    ...forEach(
      ["filter", "group", "limit", "offset"],
      (param) => `${param} on thousands of tools`,
      (param) => someRequest((asked) => hasMember(asked, param)),
    ),
  }),
  ...vectorClassesOf(
    "LIST-07",
    forEach(
      [101, 257, 1_025],
      (count) => `${count} tools, listed without limit`,
      (count) => someRegistry((registry) => registry.length === count),
    ),
  ),
];

export const pagingClasses: readonly ValueClass[] = [...windows, ...sequences, ...large];
