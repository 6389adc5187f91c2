import { describe, expect, it } from "vitest";
import type { Tool } from "../../spec/descriptor.js";
import type { JsonObject } from "../../spec/json.js";
import type { ReadListing } from "../listing.js";
import { compareListing } from "./registry-state.js";

const now: Tool = { name: "a", description: "Now.", timeout_ms: 1 };
const once: Tool = { name: "a", description: "Once.", group: "cart", input_schema: { title: "once" } };

function listing(...entries: readonly (JsonObject & { readonly name: string })[]): ReadListing {
  return { tools: entries, total: entries.length, groups: [] };
}

function compare(actual: ReadListing, profile: "groups" | "base" = "groups"): string | undefined {
  const expected = {
    clause: "REG-01",
    tools: [now],
    traces: [once],
    code: "wrong-tools",
    message: "",
  } as const;
  return compareListing(actual, expected, profile)?.code;
}

describe("a registry that is compared with a listing", () => {
  it("agrees with its own tools, in whatever order and with whatever else on them", () => {
    expect(compare(listing({ ...now, group: null, extra: 1 }))).toBeUndefined();
  });

  it("does not judge what an entry lacks or has wrong of its own", () => {
    expect(compare(listing({ name: "a", description: "Altered." }))).toBeUndefined();
  });

  it.each([
    ["a tool too many", listing(now, { name: "b", description: "x" })],
    ["a tool too few", listing()],
    ["one tool twice", listing(now, now)],
  ])("disagrees with %s", (_, actual) => {
    expect(compare(actual)).toBe("wrong-tools");
  });

  it.each([
    ["a member that it lacks now", { ...now, group: "cart" }],
    ["a value that it had once", { ...now, description: "Once." }],
    ["a schema that it had once", { ...now, input_schema: { title: "once" } }],
  ])("disagrees with %s", (_, entry) => {
    expect(compare(listing(entry))).toBe("wrong-entry");
  });

  it("does not look at groups in base", () => {
    expect(compare(listing({ ...now, group: "cart" }), "base")).toBeUndefined();
  });
});
