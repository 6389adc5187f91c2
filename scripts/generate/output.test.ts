import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { driftedFiles, formatted, writeFiles } from "./output.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "output-"));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const output = { file: "generated/a.ts", sources: ["x.json", "y.md"], body: "export  const a = 1" };

test("a generated file says what it is made of, and is formatted", async () => {
  const { text } = await formatted(root, output);
  expect(text).toBe(
    "// Generated from x.json and y.md by `npm run generate`. Do not edit.\n\nexport const a = 1;\n",
  );
});

test("TypeScript is told not to look into code that nobody writes", async () => {
  const { text } = await formatted(root, { ...output, unchecked: true });
  expect(text).toMatch(/^\/\/ @ts-nocheck\n\/\/ Generated/);
});

test("a file drifts when it is missing or different, not when it is what it has to be", async () => {
  const files = [await formatted(root, output)];
  expect(driftedFiles(root, files)).toEqual(files);
  writeFiles(root, files);
  expect(driftedFiles(root, files)).toEqual([]);
  writeFileSync(join(root, output.file), "export const a = 2;\n");
  expect(driftedFiles(root, files)).toEqual(files);
});
