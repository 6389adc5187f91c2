/** `tools.list`: one page of a session's registry, and in profiles that know groups the summary of them (LIST, GRP). */
import { paramsObject, parseListQuery, parseSelection } from "../params.js";
import type { Profile } from "../profile.js";
import type { Method } from "../rpc.js";
import type { Tool } from "../tool.js";
import type { MethodContext } from "./context.js";

export function toolsList({ sessions, profile }: MethodContext): Method {
  return (params) => {
    const given = paramsObject(params);
    const { selector } = parseSelection(given);
    const query = parseListQuery(given, profile);
    const { registry } = sessions.select(selector);
    const { tools, total } = registry.list(query);
    const page = { tools: tools.map((tool) => entryOf(tool, profile)), total };
    return profile === "base" ? page : { ...page, groups: registry.groups() };
  };
}

/** The descriptor as it was sent (LIST-09); in `subgroups` an ungrouped tool says so (LIST-10). */
function entryOf({ descriptor, group }: Tool, profile: Profile): object {
  return profile === "subgroups" ? { ...descriptor, group } : descriptor;
}
