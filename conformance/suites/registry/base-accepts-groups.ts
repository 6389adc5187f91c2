import fc from "fast-check";
import { jsonValue } from "../../generators/json-value.js";
import type { Json } from "../../spec/json.js";
import { isJsonObject, jsonEqual } from "../../spec/json.js";
import type { Finding } from "../../engine/check.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import { daemonCheck } from "../daemon-check.js";
import { readListing } from "../listing.js";
import { openApp } from "../settling.js";
import { wrongUnlessTaken } from "./taking.js";

/** A tool's group, and whether the tool comes in a snapshot or in a delta. */
type Grouped = { readonly group: Json; readonly by: "snapshot" | "upsert" };

const groups = fc.oneof(
  fc.constantFrom<Json>("cart", "cart/items", "", "no spaces", null, 7, true),
  jsonValue,
);

/** REG-10: a tool with any `group` is listed, and a call of it reaches the app. */
export const baseAcceptsGroups = daemonCheck<Grouped>({
  id: "registry.base-accepts-groups",
  suite: "registry",
  title: "a tool that carries a group is accepted, listed and can be called",
  clauses: ["REG-10"],
  kind: "property",
  profiles: ["base"],
  cases: () => ({
    from: "generator",
    arbitrary: fc.record(
      { group: groups, by: fc.constantFrom("snapshot", "upsert") },
      { noNullPrototype: true },
    ),
    share: 0.5,
  }),
  async perform(world, { group, by }) {
    const app = await openApp(world);
    const tool = { name: "grouped", description: "Carries a group.", group };
    const settled =
      by === "snapshot" ? await app.install([tool]) : (await app.install([]), await app.upsert(tool));
    const taken = wrongUnlessTaken(settled, "REG-10");
    if (taken !== undefined) return taken;
    const listing = readListing(await world.list(app), "REG-10");
    if (!listing.ok) return listing.finding;
    const names = listing.value.tools.map(({ name }) => name);
    if (!names.includes(tool.name)) {
      const message = "a tool that carries a group is not listed";
      return { code: "not-applied", clause: "REG-10", message, expected: [tool.name], actual: names };
    }
    return callFails(world, app, tool.name);
  },
});

async function callFails(world: DaemonWorld, app: JoinedApp, name: string): Promise<Finding | undefined> {
  const reached = app.client.waitForFrame(({ type }) => type === "tool_call");
  const reply = world.rpc.call("tools.call", { selector: app.sessionId, name, args: {} });
  const call = await Promise.race([reached, reply.then(() => undefined)]);
  if (call !== undefined) {
    app.sendText("tool_result", `"id":${JSON.stringify(call.members["id"])},"result":"called"`);
  }
  const outcome = await reply;
  const result = outcome.ok && isJsonObject(outcome.result) ? outcome.result["result"] : undefined;
  if (call !== undefined && jsonEqual(result, "called")) return undefined;
  return {
    code: "wrong-call",
    clause: "REG-10",
    message: "a call of a tool that carries a group did not come back with the app's result",
    expected: "called",
    actual: outcome.ok ? outcome.result : outcome.error,
  };
}
