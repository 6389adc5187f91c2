import type { Finding } from "../../engine/check.js";
import type { Profile } from "../../../generated/clauses.js";
import type { ReadListing } from "../listing.js";

/** A listing of a session without tools (LIST-15). */
export function judgeEmpty(listing: ReadListing, params: unknown, profile: Profile): Finding | undefined {
  const { tools, total, groups } = listing;
  const hasGroups = profile !== "base";
  const hasNoBuckets = Array.isArray(groups) && groups.length === 0;
  if (tools.length === 0 && total === 0 && (!hasGroups || hasNoBuckets)) return undefined;
  const code = tools.length > 0 ? "wrong-tools" : total !== 0 ? "wrong-total" : "wrong-groups";
  const message = "a session without tools does not list as empty";
  const expected = { params, tools: [], total: 0, ...(hasGroups ? { groups: [] } : {}) };
  const actual = { tools, total: total ?? "absent", ...(hasGroups ? { groups: groups ?? "absent" } : {}) };
  return { code, clause: "LIST-15", message, expected, actual };
}
