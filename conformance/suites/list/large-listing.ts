import type { Profile } from "../../../generated/clauses.js";
import { largeRegistry } from "../../generators/large-registry.js";
import type { ListParams } from "../../generators/list-query.js";
import { listTools } from "../../spec/list.js";
import type { Listing } from "../../spec/list.js";

/** Listings worked out so far: the oracle is naive, and many pages are of one listing. */
const worked = new Map<string, Listing | "open">();

/** Few narrowings come up in a run; more would only take up room. */
const mostKept = 64;

/** What the oracle says of a large registry, unpaged. */
export function largeListing(
  count: number,
  { group, filter = "" }: ListParams,
  profile: Profile,
): Listing | "open" {
  const asked = profile === "base" ? undefined : group;
  const key = JSON.stringify([count, profile, asked, filter]);
  const known = worked.get(key);
  if (known !== undefined) return known;
  const query = { selector: undefined, group: asked, filter, offset: 0, limit: Infinity };
  const listing = listTools(largeRegistry(count, profile), query, profile);
  if (worked.size >= mostKept) worked.clear();
  worked.set(key, listing);
  return listing;
}
