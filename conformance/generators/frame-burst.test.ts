import { describe, expect, it } from "vitest";
import { registryAfter } from "./frame-burst.js";

describe("the registry after a frame", () => {
  it("is replaced by a snapshot, changed by a delta, and left alone by an event", () => {
    expect(registryAfter(["a"], { snapshot: ["c", "b"] })).toEqual(["b", "c"]);
    expect(registryAfter(["b"], { upsert: "a" })).toEqual(["a", "b"]);
    expect(registryAfter(["a", "b"], { upsert: "a" })).toEqual(["a", "b"].sort());
    expect(registryAfter(["a", "b"], { remove: "a" })).toEqual(["b"]);
    expect(registryAfter(["a"], { remove: "x" })).toEqual(["a"]);
    expect(registryAfter(["a"], "event")).toEqual(["a"]);
  });
});
