import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isTool } from "../spec/descriptor.js";
import { summarise } from "../spec/summary.js";
import { changed, changingRegistry } from "./registry-changes.js";

describe.each(["groups", "subgroups"] as const)("changing registries in profile %s", (profile) => {
  const samples = fc.sample(changingRegistry(profile, 8, 8), { seed: 1, numRuns: 300 });

  test("stay registries of valid tools, one a name", () => {
    for (const { registry, changes } of samples) {
      const last = changes.reduce(changed, registry);
      expect(last.every((tool) => isTool(tool, profile))).toBe(true);
      expect(new Set(last.map(({ name }) => name)).size).toBe(last.length);
    }
  });

  test("lose the last tool of a group by a removal, a snapshot and a change of group, and the last ungrouped one", () => {
    const losses = { remove: 0, snapshot: 0, upsert: 0, null: 0 };
    for (const { registry, changes } of samples) {
      let current = registry;
      for (const change of changes) {
        const next = changed(current, change);
        const left = new Set(summarise(next, profile).map(({ group }) => group));
        const lost = summarise(current, profile).filter(({ group }) => !left.has(group));
        const kind = "remove" in change ? "remove" : "snapshot" in change ? "snapshot" : "upsert";
        if (lost.length > 0) losses[kind] += 1;
        if (lost.some(({ group }) => group === null)) losses.null += 1;
        current = next;
      }
    }
    for (const count of Object.values(losses)) expect(count).toBeGreaterThan(10);
  });
});
