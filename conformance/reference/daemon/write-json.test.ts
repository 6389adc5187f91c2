import { expect, it } from "vitest";
import { writeJson } from "./write-json.js";

it("writes what is nested too deep for JSON.stringify", () => {
  const depth = 100_000;
  const text = `{"__proto__":[1,"\\ud83d",{},[]],"a":${"[".repeat(depth)}null${"]".repeat(depth)}}`;
  const value: unknown = JSON.parse(text);
  expect(() => JSON.stringify(value)).toThrow(RangeError);
  expect(writeJson(value) === text).toBe(true);
});
