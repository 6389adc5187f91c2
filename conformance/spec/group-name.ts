/** What a well-formed group is in each profile, and which tools it selects (DESC-07, LIST-03). */
import type { Profile } from "../../generated/clauses.js";
import { isName } from "./name.js";

/** Whether `text` is a group by DESC-07. In `base` there is no such thing, so every text will do. */
export function isGroup(text: string, profile: Profile): boolean {
  if (profile === "base") return true;
  const segments = text.split("/");
  const most = profile === "subgroups" ? 2 : 1;
  return segments.length <= most && segments.every(isName);
}

/** Whether a tool of `group` (`null`: ungrouped) is selected by asking for `wanted` (LIST-03). */
export function groupSelects(wanted: string, group: string | null, profile: Profile): boolean {
  if (profile === "base") return true;
  if (group === null) return false;
  if (group === wanted) return true;
  return profile === "subgroups" && group.startsWith(`${wanted}/`);
}
