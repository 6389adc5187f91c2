import type { Finding } from "../../engine/check.js";
import type { ListCase } from "../../generators/list-query.js";
import { listTools } from "../../spec/list.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { established, listings } from "../asking.js";
import { wrongTools } from "../aspects.js";

/** The sets of tools that filters leave, where LIST-04 says what they are. */
export async function judgeFilters(
  world: DaemonWorld,
  { registry, queries }: ListCase,
): Promise<Finding | undefined> {
  const ready = await established(world, registry, "LIST-04");
  if (!ready.ok) return ready.finding;
  const listed = await listings(world, ready.value.app, queries, "LIST-04");
  if (!listed.ok) return listed.finding;
  for (const [index, listing] of listed.value.entries()) {
    const params = queries[index] ?? {};
    const query = {
      selector: undefined,
      group: undefined,
      filter: params.filter ?? "",
      offset: 0,
      limit: Infinity,
    };
    const expected = listTools(registry, query, world.profile);
    // What hangs on case mappings that the clause leaves open is not judged.
    if (expected === "open") continue;
    const names = expected.tools.map(({ name }) => name);
    const finding = wrongTools({ clause: "LIST-04", params }, names, listing);
    if (finding !== undefined) return finding;
  }
  return undefined;
}
