import fc from "fast-check";
import { plainRegistry } from "../../generators/registry.js";
import { compareCodeUnits } from "../../spec/order.js";
import { established, listings } from "../asking.js";
import { wrongOrder } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";

/** LIST-02 on generated registries, whatever the order of registration: in one snapshot, and one by one after it. */
export const sortedByName = daemonCheck({
  id: "list.sorted-by-name",
  suite: "list",
  title: "tools come sorted by name, by code unit",
  clauses: ["LIST-02"],
  kind: "property",
  cases: (profile) => ({
    from: "generator",
    arbitrary: fc.record({
      registry: plainRegistry(profile, 40, 1),
      later: plainRegistry(profile, 4),
    }),
    share: 1,
  }),
  async perform(world, { registry, later }) {
    const ready = await established(world, registry, "LIST-02");
    if (!ready.ok) return ready.finding;
    const { app, plain } = ready.value;
    const finding = wrongOrder({ clause: "LIST-02", params: {} }, plain, compareCodeUnits);
    if (finding !== undefined || later.length === 0) return finding;
    for (const tool of later)
      app.sendText("tool_registry_delta", `"operation":"upsert","tool":${JSON.stringify(tool)}`);
    await app.settle(later.length);
    const grown = await listings(world, app, [{}], "LIST-02");
    if (!grown.ok) return grown.finding;
    return grown.value
      .map((listing) => wrongOrder({ clause: "LIST-02", params: {} }, listing, compareCodeUnits))
      .find((found) => found !== undefined);
  },
});
