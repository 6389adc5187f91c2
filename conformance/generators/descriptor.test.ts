import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Profile } from "../../generated/clauses.js";
import { descriptorMembers, judgeDescriptor } from "../spec/descriptor.js";
import { hasMember, jsonEqual } from "../spec/json.js";
import { descriptor, optionalMembers, unknownKey } from "./descriptor.js";
import { validDescription } from "./description.js";
import { orderedMembers } from "./member-order.js";
import { timeoutText } from "./timeout-text.js";

const profiles: readonly Profile[] = ["groups", "subgroups", "base"];

describe.each(profiles)("a descriptor in %s", (profile) => {
  it("is valid whatever it carries", () => {
    fc.assert(
      fc.property(descriptor(profile), (tool) => {
        expect(judgeDescriptor(tool, profile)).toEqual({ verdict: "valid" });
      }),
      { numRuns: 1000 },
    );
  });

  it("is the same after a way through JSON", () => {
    fc.assert(
      fc.property(descriptor(profile), (tool) => {
        expect(jsonEqual(JSON.parse(JSON.stringify(tool)), tool)).toBe(true);
      }),
    );
  });

  it("carries every optional member now and then, and hostile keys", () => {
    const seen = fc.sample(descriptor(profile), 1000);
    for (const member of descriptorMembers) expect(seen.some((tool) => hasMember(tool, member))).toBe(true);
    expect(seen.some((tool) => hasMember(tool, "__proto__"))).toBe(true);
    expect(seen.some((tool) => JSON.stringify(tool["input_schema"] ?? {}).includes('"__proto__"'))).toBe(
      true,
    );
  });

  it("does not have the member that a check brings itself", () => {
    const seen = fc.sample(optionalMembers(profile, "timeout_ms"), 300);
    expect(seen.some((members) => hasMember(members, "timeout_ms"))).toBe(false);
  });

  it("has a fault that spoils it, in any order of its members", () => {
    fc.assert(
      fc.property(orderedMembers(profile), ({ members, fault }) => {
        const sound = Object.fromEntries(members);
        expect(judgeDescriptor(sound, profile).verdict).toBe("valid");
        expect(judgeDescriptor({ ...sound, [fault[0]]: fault[1] }, profile).verdict).toBe("invalid");
      }),
    );
  });
});

describe("the parts of descriptors", () => {
  it("have unknown members whose names DESC does not name", () => {
    expect(fc.sample(unknownKey, 500).filter((key) => descriptorMembers.includes(key))).toEqual([]);
  });

  it("have timeouts that are positive integers in every notation", () => {
    fc.assert(
      fc.property(timeoutText, (text) => {
        const value: unknown = JSON.parse(text);
        expect(Number.isSafeInteger(value) && Number(value) >= 1).toBe(true);
      }),
      { numRuns: 2000 },
    );
    const notations = fc.sample(timeoutText, 500).map((text) => text.replace(/[0-9]+/g, "0"));
    for (const notation of ["0", "0.0", "0e-0", "0.0e0", "0.0E+0"]) expect(notations).toContain(notation);
  });

  it("have descriptions of 1 to 4096 code units, some of them full", () => {
    const lengths = fc.sample(validDescription, 500).map((recipe) => {
      if (!("repeat" in recipe)) throw new Error("a valid description is a text");
      return recipe.repeat.length * recipe.times + recipe.then.length;
    });
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...lengths)).toBe(4096);
  });
});
