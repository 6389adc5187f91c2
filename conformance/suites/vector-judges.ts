/** What the queries of list vectors are judged for. Each looks at one aspect of the listing. */
import type { Finding } from "../engine/check.js";
import { compareCodeUnits } from "../spec/order.js";
import { isJsonObject } from "../spec/json.js";
import { namesOf, sameSequence, wrongOrder, wrongPage, wrongTools, wrongTotal } from "./aspects.js";
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
export function judgePage(judged: Judged): Finding | undefined {
  const { params, listing, whole, expected } = judged;
  const { offset, limit } = isJsonObject(params) ? params : {};
  const start = typeof offset === "number" ? offset : 0;
  const end = typeof limit === "number" ? start + limit : Infinity;
  if (whole !== undefined && sameSequence(namesOf(whole).slice(start, end), namesOf(listing)))
    return undefined;
  return wrongPage(judged, expected.names, listing);
}

/** The total. The number of tools that the daemon itself lists without paging is a right one too. */
export function judgeTotal(judged: Judged): Finding | undefined {
  const { listing, whole, expected } = judged;
  if (whole !== undefined && listing.total === whole.tools.length) return undefined;
  return wrongTotal(judged, expected.total, listing);
}
