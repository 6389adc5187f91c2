import { describe, expect, it } from "vitest";
import { lastFailed } from "./last-failed.js";

const now = { selected: ["a.a", "a.b", "a.c"], target: "./d", profile: "groups" };
const last = (...notPassed: string[]) => ({ target: "./d", profile: "groups", notPassed });

describe("--last-failed", () => {
  it.each([
    [last("a.c", "a.a", "gone.gone"), ["a.a", "a.c"], "just the 2 checks that did not pass last time"],
    [last("a.b"), ["a.b"], "just the check that did not pass last time"],
    [last(), undefined, "every check passed last time, so all are run"],
    [last("z.z"), undefined, "of the selected checks every one passed last time, so all are run"],
    [undefined, undefined, "no failure is recorded in .rec, so all are run"],
  ])("after %j runs %j", (before, ids, text) => {
    expect(lastFailed(before, ".rec", now)).toEqual({ ids, text: `--last-failed: ${text}` });
  });

  it("says when the last run was of another target or profile", () => {
    const other = { ...last("a.a"), target: "./e\u001b[2J", profile: "base" };
    expect(lastFailed(other, ".rec", now).text).toMatch(
      / \(then of profile base, target \.\/e\\u001b\[2J\)$/,
    );
  });
});
