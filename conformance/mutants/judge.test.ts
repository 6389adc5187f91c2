/** What is said of a mutant: it must die by its own check and code, and turn nothing red that it does not declare. */
import { describe, expect, it } from "vitest";
import { judge } from "./examine-mutant.js";
import type { RedCheck } from "./examine-mutant.js";
import type { Mutant } from "./mutant.js";

const fresh: Mutant = { id: "m", clause: "LIST-06", why: "", patches: [] };
const declared: Mutant = { ...fresh, killedBy: { check: "a", code: "wrong-total" }, also: ["b"] };

function red(...checks: [check: string, code: string][]): RedCheck[] {
  return checks.map(([check, code]) => ({ check, code, verdict: "fail", message: "" }));
}

describe("a mutant", () => {
  it.each([
    ["killed", declared, red(["a", "wrong-total"])],
    ["killed", declared, red(["a", "wrong-total"], ["b", "crash"])],
    ["killed", { ...declared, also: ["*"] }, red(["a", "wrong-total"], ["c", "crash"])],
    ["wrong-check", { ...declared, also: ["*"] }, red(["c", "crash"])],
    ["wrong-code", declared, red(["a", "crash"])],
    ["wrong-check", declared, red(["b", "wrong-total"])],
    ["also-red", declared, red(["a", "wrong-total"], ["c", "wrong-total"])],
    ["survived", declared, []],
    ["survived", fresh, []],
    ["undeclared", fresh, red(["a", "wrong-total"])],
  ] as const)("is %s", (fate, mutant, checks) => {
    expect(judge(mutant, checks).fate).toBe(fate);
  });
});
