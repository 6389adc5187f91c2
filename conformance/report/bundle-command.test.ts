import { describe, expect, it } from "vitest";
import { bundleCommand, bundlePath, recordFolder } from "./bundle-command.js";
import { failureLines } from "./failure-lines.js";
import { palette } from "./palette.js";
import { failing } from "./testing/results.js";

describe("the command that performs a stored failure again", () => {
  it.each([
    [bundlePath(recordFolder, "list.pages"), "list.pages"],
    ["out/failures/list.pages.json", "out/failures/list.pages.json"],
    ["my dir/it's.json", `'my dir/it'\\''s.json'`],
  ])("of the bundle %s is replay %s", (path, word) => {
    expect(bundleCommand("list.pages", path)).toBe(`npx appduct-conformance replay ${word}`);
  });

  it("stands under a failure that has a bundle, and under no other", () => {
    const lines = (result = failing()): string =>
      failureLines(result, { at: 1, of: 1 }, { width: 100, colors: palette(false), isTrace: false }).join(
        "\n",
      );
    expect(lines(failing({ bundle: "b.json" }))).toContain("\n  npx appduct-conformance replay b.json\n");
    expect(lines()).not.toContain("replay");
  });
});
