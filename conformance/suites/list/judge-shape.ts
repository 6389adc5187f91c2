import type { Finding } from "../../engine/check.js";
import { hasMember, isJsonObject } from "../../spec/json.js";
import type { Profile } from "../../../generated/clauses.js";

/** The members of a result (LIST-01). That every result has `groups` is GRP-01: `needsGroups` where it is judged here. */
export function judgeShape(
  result: unknown,
  params: unknown,
  profile: Profile,
  needsGroups: boolean,
): Finding | undefined {
  const message = faultOf(result, needsGroups, profile);
  if (message === undefined) return undefined;
  const groups = profile === "base" ? {} : { groups: "an array" };
  const expected = { params, tools: "an array", total: "an integer of at least 0", ...groups };
  return { code: "wrong-shape", clause: "LIST-01", message, expected, actual: brief(result) };
}

function faultOf(result: unknown, needsGroups: boolean, profile: Profile): string | undefined {
  if (!isJsonObject(result)) return "the result of tools.list is no object";
  const { tools, total, groups } = result;
  if (!Array.isArray(tools)) return "tools is no array";
  if (typeof total !== "number" || !Number.isInteger(total) || total < 0)
    return "total is no integer of at least 0";
  const hasGroups = hasMember(result, "groups") && groups !== undefined;
  if (profile === "base") return hasGroups ? "a daemon of profile base lists groups" : undefined;
  return (hasGroups || needsGroups) && !Array.isArray(groups) ? "groups is no array" : undefined;
}

/** What is an array is not shown element by element. */
function brief(result: unknown): unknown {
  if (!isJsonObject(result)) return result;
  const present = ["tools", "total", "groups"].filter((member) => hasMember(result, member));
  return Object.fromEntries(
    present.map((member) => [member, Array.isArray(result[member]) ? "an array" : result[member]]),
  );
}
