import type { Finding } from "../../engine/check.js";
import { describedTools } from "../../generators/described-tool.js";
import type { Tool } from "../../spec/descriptor.js";
import { descriptorMembers } from "../../spec/descriptor.js";
import { hasMember, jsonEqual, memberOf } from "../../spec/json.js";
import type { JsonObject } from "../../spec/json.js";
import { lostRegistry } from "../asking.js";
import { daemonCheck } from "../daemon-check.js";
import { installedTexts, readListing } from "../listing.js";

/** LIST-09, member by member, on descriptors sent as texts. */
export const faithfulEntries = daemonCheck({
  id: "list.faithful-entries",
  suite: "list",
  title: "an entry carries every member of the descriptor with an equal value",
  clauses: ["LIST-09"],
  kind: "property",
  cases: (profile) => ({
    from: "generator",
    arbitrary: describedTools(profile, 8).map((texts) => ({ texts })),
    share: 1,
  }),
  async perform(world, { texts }) {
    const app = await installedTexts(world, texts, "LIST-09");
    if (!app.ok) return app.finding;
    const listing = readListing(await world.list(app.value), "LIST-09");
    if (!listing.ok) return listing.finding;
    const lost = lostRegistry(texts.length, listing.value, "LIST-09");
    if (lost !== undefined) return lost.finding;
    const members = descriptorMembers.filter((member) => world.profile !== "base" || member !== "group");
    for (const text of texts) {
      const sent = JSON.parse(text) as Tool;
      const entry = listing.value.tools.find(({ name }) => name === sent.name);
      const changed = members.find((member) => entry === undefined || !isKept(sent, entry, member));
      if (changed !== undefined) return finding(sent, entry, changed);
    }
    return undefined;
  },
});

function isKept(sent: JsonObject, entry: JsonObject, member: string): boolean {
  if (!hasMember(sent, member)) return true;
  return hasMember(entry, member) && jsonEqual(sent[member], entry[member]);
}

function finding(sent: Tool, entry: JsonObject | undefined, member: string): Finding {
  const wanted = { name: sent.name, [member]: sent[member] };
  if (entry === undefined) {
    const message = "a tool that was registered has no entry";
    return { code: "wrong-entry", clause: "LIST-09", message, expected: { name: sent.name }, actual: null };
  }
  const message = `the entry's ${member} is not the one that was sent`;
  const actual = { name: sent.name, [member]: memberOf(entry, member) ?? "absent" };
  return { code: "wrong-entry", clause: "LIST-09", message, expected: wanted, actual };
}
