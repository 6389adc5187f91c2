import { isJsonObject } from "../spec/json.js";
import type { DaemonWorld } from "../targets/daemon-world.js";

/** The names that the main app's session lists, whatever else is wrong with its entries. */
export async function listedNames(world: DaemonWorld): Promise<string[]> {
  const outcome = await world.list(await world.app());
  const tools = outcome.ok && isJsonObject(outcome.result) ? outcome.result["tools"] : [];
  if (!Array.isArray(tools)) return [];
  return tools.map((entry: unknown) => String(isJsonObject(entry) ? entry["name"] : entry));
}
