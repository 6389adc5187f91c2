import { describe, expect, it } from "vitest";
import { Registry } from "./registry.js";
import { Tool } from "./tool.js";

const make = (name: string, group?: string, description = "d"): Tool =>
  new Tool({ name, description, ...(group === undefined ? {} : { group }) }, "subgroups");

function registryOf(...tools: Tool[]): Registry {
  const registry = new Registry();
  registry.replaceAll(tools);
  return registry;
}

const names = (tools: readonly Tool[]): string[] => tools.map(({ name }) => name);

describe("a registry", () => {
  it("keeps the last of several tools with one name", () => {
    const registry = registryOf(make("a", "x"), make("b"), make("a", "y"));
    expect(registry.groups()).toEqual([
      { group: "y", total: 1 },
      { group: null, total: 1 },
    ]);
    expect(registry.list({}).total).toBe(2);
  });

  it("lists by name, narrowed by group and filter, page by page", () => {
    const registry = registryOf(
      make("b", "cart", "Pay"),
      make("a", "cart/items", "pay"),
      make("c", "cart2", "pay"),
      make("d"),
    );
    expect(names(registry.list({}).tools)).toEqual(["a", "b", "c", "d"]);
    expect(names(registry.list({ group: "cart" }).tools)).toEqual(["a", "b"]);
    expect(names(registry.list({ group: "cart/items" }).tools)).toEqual(["a"]);
    expect(registry.list({ group: "items" })).toEqual({ tools: [], total: 0 });
    const page = registry.list({ filter: "PAY", offset: 1, limit: 1 });
    expect([names(page.tools), page.total]).toEqual([["b"], 3]);
    expect(registry.list({ offset: 1e300 })).toEqual({ tools: [], total: 4 });
  });

  it("keeps the summary through upserts, changes of group and removals", () => {
    const registry = registryOf(make("a", "cart/items"), make("b", "cart-x"), make("c"));
    registry.upsert(make("c", "__proto__"));
    registry.upsert(make("d", "null"));
    registry.upsert(make("b", "cart"));
    registry.remove("nobody");
    expect(registry.groups()).toEqual([
      { group: "__proto__", total: 1 },
      { group: "cart", total: 2 },
      { group: "cart/items", total: 1 },
      { group: "null", total: 1 },
    ]);
    registry.remove("a");
    registry.upsert(make("d"));
    expect(registry.groups()).toEqual([
      { group: "__proto__", total: 1 },
      { group: "cart", total: 1 },
      { group: null, total: 1 },
    ]);
  });
});

describe("a page of 100,000 tools", () => {
  let namesRead = 0;
  let textsFolded = 0;

  class Counted extends Tool {
    constructor(name: string, group: string) {
      super({ name, description: "d", group }, "groups");
      Object.defineProperty(this, "name", {
        get: () => {
          namesRead += 1;
          return name;
        },
      });
    }

    override get searchText() {
      textsFolded += 1;
      return super.searchText;
    }
  }

  const registry = new Registry();
  const tools = Array.from({ length: 100_000 }, (_, index) => new Counted(`t${index}`, `g${index % 100}`));
  registry.replaceAll(tools.slice(0, 50_000));
  for (const added of tools.slice(50_000)) registry.upsert(added);

  it.each([{}, { group: "g7" }])("looks at no name to find its place, given %j", (query) => {
    namesRead = 0;
    expect(registry.list({ ...query, offset: 900, limit: 50 }).tools).toHaveLength(50);
    expect(registry.groups()).toHaveLength(100);
    expect(namesRead).toBe(0);
  });

  it("searches the tools of its group only", () => {
    textsFolded = 0;
    expect(registry.list({ group: "g7", filter: "T1" }).total).toBe(111);
    expect(textsFolded).toBe(1000);
  });

  it("takes a delta with a few dozen comparisons", () => {
    namesRead = 0;
    registry.upsert(new Counted("t5x", "g7"));
    registry.remove("t5x");
    expect(namesRead).toBeGreaterThan(0);
    expect(namesRead).toBeLessThan(300);
  });
});
