/** A few mutants for real, one a family: `npm run mutants` runs them all. */
import { describe, expect, it } from "vitest";
import { defaultRuns } from "../run-conformance.js";
import { patched } from "./build-mutant.js";
import { readCatalogue } from "./catalogue.js";
import { examineMutant } from "./examine-mutant.js";

const chosen = [
  "desc-name-final-lf",
  "reg-remove-of-number",
  "list-total-of-page",
  "grp-bucket-of-zero-kept",
  "sel-alias-prefix",
  "rpc-lone-cr-ends-line",
  "wire-binary-served-after-claim",
];

describe("the catalogue", () => {
  it("is well formed, and every mutant of the core names the check that finds it", async () => {
    const core = (await readCatalogue()).filter(({ extended }) => extended !== true);
    const undeclared = core.filter(({ killedBy }) => killedBy === undefined);
    expect(undeclared.map(({ id }) => id)).toEqual([]);
  });

  it.each(chosen)("holds %s, which dies as it should", async (id) => {
    const mutant = (await readCatalogue()).find((entry) => entry.id === id);
    if (mutant === undefined) throw new Error(`there is no mutant ${id}`);
    const { fate, red, unexpected } = await examineMutant(mutant, defaultRuns, false);
    expect({ fate, unexpected }, JSON.stringify(red)).toEqual({ fate: "killed", unexpected: [] });
  });
});

describe("a patch", () => {
  it("fits exactly once, or is refused", () => {
    const patch = { file: "f.ts", find: "a", replace: "b" };
    expect(patched("xay", [patch], "m")).toBe("xby");
    expect(() => patched("xy", [patch], "m")).toThrow(
      "the mutant m does not fit: f.ts holds its text 0 times",
    );
    expect(() => patched("aa", [patch], "m")).toThrow("2 times, not once");
  });
});
