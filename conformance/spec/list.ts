/** `tools.list`: filter, count, page, in the order in which the clauses define them (LIST-01 … LIST-08). */
import type { Profile } from "../../generated/clauses.js";
import { groupOf } from "./descriptor.js";
import type { Tool } from "./descriptor.js";
import { matchesFilter } from "./filter.js";
import { groupSelects } from "./group-name.js";
import type { ListQuery } from "./list-params.js";
import { compareCodeUnits } from "./order.js";
import { summarise } from "./summary.js";
import type { Bucket } from "./summary.js";

/** The listing that a query must get. `groups` is absent in `base`. */
export type Listing = {
  readonly tools: readonly Tool[];
  readonly total: number;
  readonly groups?: readonly Bucket[];
};

/** The listing of a registry, or `open` when it hangs on case mappings that LIST-04 does not fix. */
export function listTools(registry: readonly Tool[], query: ListQuery, profile: Profile): Listing | "open" {
  const inGroup = registry.filter(
    (tool) => query.group === undefined || groupSelects(query.group, groupOf(tool, profile), profile),
  );
  const verdicts = inGroup.map((tool) => matchesFilter(tool, query.filter));
  if (verdicts.includes("open")) return "open";
  const matching = inGroup
    .filter((_, index) => verdicts[index] === "yes")
    .sort((a, b) => compareCodeUnits(a.name, b.name));
  const page = matching.slice(query.offset, query.offset + query.limit);
  const groups = profile === "base" ? {} : { groups: summarise(registry, profile) };
  return { tools: page, total: matching.length, ...groups };
}
