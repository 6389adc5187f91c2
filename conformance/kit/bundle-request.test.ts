import { describe, expect, it } from "vitest";
import type { FailureBundle } from "../../generated/wire.js";
import { failing } from "../report/testing/results.js";
import { checkOf, optionsOf } from "./bundle-request.js";
import { bundleOf } from "./failure-bundle.js";

function bundle(change: Partial<FailureBundle> = {}): FailureBundle {
  const flags = { kind: "daemon", profile: "groups", target: "./d", color: true } as const;
  const made = bundleOf(failing(), { flags, seed: 1, runs: 100, now: new Date(0) });
  if (made === undefined) throw new Error("no bundle");
  return { ...made, ...change };
}

describe("the check of a bundle", () => {
  it("is the one of its id", () => {
    expect(checkOf(bundle())).toHaveProperty("id", "list.sorted-by-name");
  });

  it.each([
    [
      { check: "list.no-such-check\n" },
      "this kit has no check list.no-such-check\\n; another version of it may",
    ],
    [{ target: { kind: "sdk" } }, "this kit has no checks of the kind sdk"],
    [
      { check: "groups.sorted", profile: "base" },
      "the check groups.sorted is no longer one of the profile base",
    ],
  ] as const)("is none in a bundle with %j", (change, why) => {
    expect(checkOf(bundle(change as Partial<FailureBundle>))).toBe(why);
  });
});

describe("the target of a bundle", () => {
  const target = { kind: "daemon", command: "./d", env: { A: "1", B: "2" }, cwd: "/" } as const;
  const recorded = bundle({ target, timeoutMs: 70 });

  it("is the one that failed, as it was started", () => {
    expect(optionsOf(recorded, { color: true })).toEqual({
      kind: "daemon",
      profile: "groups",
      target: "./d",
      timeoutMs: 70,
      env: { A: "1", B: "2" },
      cwd: "/",
    });
  });

  it("is changed by flags in what they name", () => {
    const flags = { color: true, env: { B: "3" }, cwd: "/tmp", timeout: 80 };
    expect(optionsOf(recorded, flags)).toMatchObject({ env: { A: "1", B: "3" }, cwd: "/tmp", timeoutMs: 80 });
  });

  it("gets nothing of what was set for the one that failed when it is another", () => {
    expect(optionsOf(recorded, { color: true, target: "./e" })).toEqual({
      kind: "daemon",
      profile: "groups",
      target: "./e",
      timeoutMs: 70,
    });
  });

  it.each([
    [{ kind: "daemon", command: "'" }, "the bundle's target.command cannot be read: "],
    [{ kind: "daemon", cwd: "/no/such" }, "the bundle's target.cwd is no directory; --cwd names another"],
  ] as const)("is refused when it is %j", (bad, why) => {
    expect(() => optionsOf(bundle({ target: bad }), { color: true })).toThrow(why);
  });
});
