import type { Vector } from "../../engine/check.js";
import { largeRegistry } from "../../generators/large-registry.js";
import { established, listings } from "../asking.js";
import { wrongTools } from "../aspects.js";
import { daemonCheck } from "../daemon-check.js";

/** Just past the page sizes that APIs commonly impose. */
const counts = [11, 21, 26, 51, 101, 201, 257, 501, 1025];

const vectors: readonly Vector<{ readonly count: number }>[] = counts.map((count) => ({
  name: `${count} tools`,
  case: { count },
}));

/** LIST-07: without `limit` there is no cap, and a `limit` is not capped either. */
export const noLimitByDefault = daemonCheck({
  id: "list.no-limit-by-default",
  suite: "list",
  title: "without limit every matching tool is listed, with or without an offset",
  clauses: ["LIST-07"],
  kind: "vector",
  cases: () => ({ from: "vectors", vectors }),
  async perform(world, { count }) {
    const registry = largeRegistry(count, world.profile);
    const ready = await established(world, registry, "LIST-07");
    if (!ready.ok) return ready.finding;
    const queries = [{}, { limit: count }, { limit: count + 1 }, { offset: 0 }, { filter: "" }];
    const listed = await listings(world, ready.value.app, queries, "LIST-07");
    if (!listed.ok) return listed.finding;
    const names = registry.map(({ name }) => name).sort();
    return listed.value
      .map((listing, index) => wrongTools({ clause: "LIST-07", params: queries[index] }, names, listing))
      .find((finding) => finding !== undefined);
  },
});
