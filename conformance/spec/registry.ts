/** What registry frames do to a session's registry (REG-01 … REG-06). A registry is a list, one tool a name, in no order. */
import type { Profile } from "../../generated/clauses.js";
import { isTool, judgeDescriptor } from "./descriptor.js";
import type { Tool } from "./descriptor.js";

/** `refused`: the socket closes with `1008 invalid_registry` and the registry stays. `open`: either may happen. */
export type RegistryVerdict =
  | { readonly verdict: "applied"; readonly registry: readonly Tool[] }
  | { readonly verdict: "refused" }
  | { readonly verdict: "open" };

/** `tool_registry_snapshot`: all of it or nothing (REG-01, REG-02). Two tools of one name are open (REG-06). */
export function applySnapshot(tools: readonly unknown[], profile: Profile): RegistryVerdict {
  const verdicts = tools.map((tool) => judgeDescriptor(tool, profile).verdict);
  if (verdicts.includes("invalid")) return { verdict: "refused" };
  const valid = tools.filter((tool) => isTool(tool, profile));
  const names = new Set(valid.map((tool) => tool.name));
  if (verdicts.includes("open") || names.size < tools.length) return { verdict: "open" };
  return { verdict: "applied", registry: valid };
}

/** `tool_registry_delta` `upsert`: adds the tool or replaces the one of its name (REG-04). */
export function applyUpsert(registry: readonly Tool[], tool: unknown, profile: Profile): RegistryVerdict {
  const { verdict } = judgeDescriptor(tool, profile);
  if (verdict === "open") return { verdict };
  if (!isTool(tool, profile)) return { verdict: "refused" };
  return { verdict: "applied", registry: [...registry.filter(({ name }) => name !== tool.name), tool] };
}

/** `tool_registry_delta` `remove`: an unknown name changes nothing (REG-04). */
export function applyRemove(registry: readonly Tool[], name: string): readonly Tool[] {
  return registry.filter((tool) => tool.name !== name);
}
