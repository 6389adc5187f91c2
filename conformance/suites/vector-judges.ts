/** What the queries of list vectors are judged for. Each looks at one aspect of the listing. */
import type { Profile } from "../../generated/clauses.js";
import type { Finding } from "../engine/check.js";
import { compareCodeUnits } from "../spec/order.js";
import { isJsonObject } from "../spec/json.js";
import {
  namesOf,
  sameElements,
  sameSequence,
  wrongOrder,
  wrongPage,
  wrongTools,
  wrongTotal,
} from "./aspects.js";
import type { Judged } from "./list-vectors.js";

/** The set of names on the page. */
export function judgeTools(judged: Judged): Finding | undefined {
  return wrongTools(judged, judged.expected.names, judged.listing);
}

/** The order of the names, whichever they are. */
export function judgeOrder(judged: Judged): Finding | undefined {
  return wrongOrder(judged, judged.listing, compareCodeUnits);
}

/** The names on the page in their order. A slice of the daemon's own unpaged list is a right page too. */
export async function judgePage(judged: Judged): Promise<Finding | undefined> {
  const finding = wrongPage(judged, judged.expected.names, judged.listing);
  if (finding === undefined) return undefined;
  const { group, filter, start, end } = read(judged);
  const whole = await judged.list({ ...group, ...filter });
  const isSlice =
    whole !== undefined && sameSequence(namesOf(whole).slice(start, end), namesOf(judged.listing));
  return isSlice ? undefined : finding;
}

/** The total. The number of tools that the daemon itself lists without paging is a right one too. */
export async function judgeTotal(judged: Judged): Promise<Finding | undefined> {
  const finding = wrongTotal(judged, judged.expected.total, judged.listing);
  // That a total is a number is LIST-01.
  if (finding === undefined || typeof judged.listing.total !== "number") return undefined;
  const { group, filter } = read(judged);
  const whole = await judged.list({ ...group, ...filter });
  return judged.listing.total === whole?.tools.length ? undefined : finding;
}

/** What group and filter select together. What the daemon's own listings for either have in common is right too. */
export async function judgeCombined(judged: Judged): Promise<Finding | undefined> {
  const finding = wrongTools(judged, judged.expected.names, judged.listing);
  const { group, filter, isPaged } = read(judged);
  // How a page is cut is judged elsewhere.
  if (finding === undefined || isPaged) return undefined;
  const [ofGroup, ofFilter] = [await judged.list(group), await judged.list(filter)];
  if (ofGroup === undefined || ofFilter === undefined) return finding;
  const inFilter = new Set(namesOf(ofFilter));
  const common = namesOf(ofGroup).filter((name) => inFilter.has(name));
  return sameElements(common, namesOf(judged.listing)) ? undefined : finding;
}

/** The params that narrow, each by itself, and where the page begins and ends. */
function read({ params, profile }: { readonly params: unknown; readonly profile: Profile }): {
  readonly group: object;
  readonly filter: object;
  readonly start: number;
  readonly end: number;
  readonly isPaged: boolean;
} {
  const given = isJsonObject(params) ? params : {};
  const { group, filter, offset, limit } = given;
  const start = typeof offset === "number" ? offset : 0;
  return {
    group: group === undefined || profile === "base" ? {} : { group },
    filter: filter === undefined ? {} : { filter },
    start,
    end: typeof limit === "number" ? start + limit : Infinity,
    isPaged: offset !== undefined || limit !== undefined,
  };
}
