/** What a group's name may look like in each profile, and which selections it falls under (DESC-07, LIST-03). */
import type { Profile } from "./profile.js";

const SEGMENT = "[a-zA-Z0-9_-]{1,64}";
const FLAT = new RegExp(`^${SEGMENT}$`, "u");
const NESTED = new RegExp(`^${SEGMENT}(?:/${SEGMENT})?$`, "u");

/** Whether a value names a group; in `base` nothing does, since that profile knows no groups. */
export function isGroupName(value: unknown, profile: Profile): value is string {
  switch (profile) {
    case "groups":
      return typeof value === "string" && FLAT.test(value);
    case "subgroups":
      return typeof value === "string" && NESTED.test(value);
    case "base":
      return false;
  }
}

/** Every group param that selects a tool of this group: the group itself, and before it its parent if it has one. */
export function selectionsOf(group: string): string[] {
  const slash = group.indexOf("/");
  return slash === -1 ? [group] : [group.slice(0, slash), group];
}
