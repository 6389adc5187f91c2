import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { descriptorMembers, isTool } from "../spec/descriptor.js";
import { hasMember, isJsonObject } from "../spec/json.js";
import { describedTools } from "./described-tool.js";

describe.each(["groups", "subgroups", "base"] as const)("descriptor texts in profile %s", (profile) => {
  const texts = fc.sample(describedTools(profile, 8), { seed: 1, numRuns: 300 }).flat();
  const tools = texts.map((text) => JSON.parse(text) as unknown);

  test("are valid tools", () => {
    for (const [index, tool] of tools.entries()) expect(isTool(tool, profile), texts[index]).toBe(true);
  });

  test("have each member, and schemas with hostile keys and deep nesting", () => {
    for (const member of descriptorMembers)
      expect(tools.filter((tool) => isJsonObject(tool) && hasMember(tool, member)).length).toBeGreaterThan(
        100,
      );
    for (const piece of [
      '"__proto__":',
      '"toString":""',
      ":1e21",
      ":-0",
      ":null",
      ":0,",
      ":true",
      ":[]",
      ":{}",
    ])
      expect(
        texts.some((text) => text.includes(piece)),
        piece,
      ).toBe(true);
    expect(texts.some((text) => text.includes('{"a":['.repeat(99)))).toBe(true);
  });
});
