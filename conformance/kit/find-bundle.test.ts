import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { UsageError } from "../usage-error.js";
import { findBundle } from "./find-bundle.js";

const folder = mkdtempSync(join(tmpdir(), "find-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
mkdirSync(join(folder, "failures"));
const recorded = `${folder}/failures/list.pages.json`;
writeFileSync(recorded, "");
writeFileSync(`${folder}/failures/.list.sorted-by-name.json.12.tmp`, "");
writeFileSync(`${folder}/bundle`, "");

describe("what replay is asked for", () => {
  it.each([
    ["list.pages", recorded],
    [`${folder}/bundle`, `${folder}/bundle`],
    ["not-there.json", "not-there.json"],
  ])("is %s: the file %s", (subject, file) => {
    expect(findBundle(subject, folder)).toBe(file);
  });

  it.each([
    ["list.page", "did you mean list.pages?"],
    ["groups.sorted", "recorded are list.pages"],
    ["zzz", "recorded are list.pages"],
  ])("is refused as %s", (subject, hint) => {
    expect(() => findBundle(subject, folder)).toThrow(UsageError);
    expect(() => findBundle(subject, folder)).toThrow(`there is none of ${subject}; ${hint}`);
  });

  it("is refused where nothing is recorded", () => {
    expect(() => findBundle("list.pages", `${folder}/none`)).toThrow("no failure is recorded there");
  });
});
