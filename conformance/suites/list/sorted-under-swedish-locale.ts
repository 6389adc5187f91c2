import { compareCodeUnits } from "../../spec/order.js";
import { established } from "../asking.js";
import { wrongOrder } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";
import { orders } from "./locale-registries.js";

/** LIST-02 where the process's locale has an order of its own. */
export const sortedUnderSwedishLocale = daemonCheck({
  id: "list.sorted-under-swedish-locale",
  suite: "list",
  title: "under a Swedish locale tools come sorted by code unit all the same",
  clauses: ["LIST-02"],
  kind: "vector",
  needs: { locale: "sv_SE.UTF-8" },
  cases: () => ({ from: "vectors", vectors: orders }),
  async perform(world, { registry }) {
    const ready = await established(world, registry, "LIST-02");
    if (!ready.ok) return ready.finding;
    return wrongOrder({ clause: "LIST-02", params: {} }, ready.value.plain, compareCodeUnits);
  },
});
