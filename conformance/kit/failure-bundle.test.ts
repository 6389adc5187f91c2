import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { FailureBundle } from "../../generated/wire.js";
import { failing, hostileFailure } from "../report/testing/results.js";
import { UsageError } from "../usage-error.js";
import { bundleOf, bundleText, readBundle } from "./failure-bundle.js";
import type { RunFacts } from "./failure-bundle.js";

const folder = mkdtempSync(join(tmpdir(), "bundle-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
const path = join(folder, "b.json");

const facts: RunFacts = {
  flags: {
    kind: "daemon",
    profile: "subgroups",
    target: "./d -x",
    env: { A: "b c" },
    cwd: "/srv",
    color: true,
  },
  seed: -3,
  runs: 20,
  now: new Date(0),
};

function bundle(result = failing()): FailureBundle {
  const made = bundleOf(result, facts);
  if (made === undefined) throw new Error("no bundle");
  return made;
}

function read(text: string): FailureBundle {
  writeFileSync(path, text);
  return readBundle(path);
}

describe("a bundle", () => {
  it("holds the failure and how it was found, and is read as it was written", () => {
    const made = bundle();
    expect(made).toMatchObject({
      check: "list.sorted-by-name",
      target: { kind: "daemon", command: "./d -x", env: { A: "b c" }, cwd: "/srv" },
      profile: "subgroups",
      seed: -3,
      runs: 20,
      timeoutMs: 5_000,
      recordedAt: "1970-01-01T00:00:00.000Z",
      case: [{ name: "B" }, { name: "a" }],
      after: [],
      failure: { code: "wrong-order", clause: "LIST-02" },
    });
    expect(read(bundleText(made))).toEqual(made);
  });

  it("can be looked at, whatever the target said, and keeps it all the same", () => {
    const text = bundleText(bundle(hostileFailure()));
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\ud800-\udfff]/);
    expect(read(text)).toEqual(bundle(hostileFailure()));
  });

  it("keeps what JSON.stringify would change", () => {
    const testCase = { zero: -0, huge: Infinity, lone: "\ud800" };
    expect(read(bundleText(bundle(failing({ counterexample: { case: testCase } })))).case).toStrictEqual(
      testCase,
    );
  });

  it("holds an actual value that nests deeper than text can", () => {
    let actual: unknown = 1;
    for (let level = 0; level < 100_000; level += 1) actual = [actual];
    expect(() => bundleText(bundle(failing({ actual })))).not.toThrow();
  });

  it("is not made of a failure that belongs to no case", () => {
    expect(bundleOf(failing({ confirmed: { seen: 1, of: 1 } }), facts)).toBeUndefined();
  });
});

describe("a file that is no bundle", () => {
  const changed = (change: object): string => JSON.stringify({ ...bundle(), ...change });

  it.each([
    ["{", "it is not JSON ("],
    ["[]", "it is no JSON object"],
    ["null", "it is no JSON object"],
    ["{}", "schema is missing"],
    [changed({ schema: "appduct-conformance-bundle/2" }), "its schema is none that this kit knows"],
    [changed({ check: 7 }), "check must be string"],
    [changed({ after: {} }), "after must be array"],
    [changed({ case: undefined }), "case is missing"],
    [changed({ failure: { ...bundle().failure, code: null } }), "failure.code must be string"],
    [changed({ failure: { message: "" } }), "failure.code is missing"],
    [changed({ target: { kind: "toaster" } }), "target.kind must be equal to one of the allowed values"],
    [changed({ target: { kind: "daemon", env: { A: 1 } } }), "target.env.A must be string"],
    [changed({ profile: "all" }), "profile must be equal to one of the allowed values"],
    [changed({ timeoutMs: 2 ** 40 }), "timeoutMs must be <= 1073741824"],
    [changed({ transcript: [{ ms: "now" }] }), "transcript.0."],
  ])("is refused in one line that says where it is wrong: %.40s", (text, why) => {
    expect(() => read(text)).toThrow(UsageError);
    expect(() => read(text)).toThrow(`the bundle ${path} cannot be replayed: ${why}`);
  });

  it("is refused when it is none at all", () => {
    expect(() => readBundle(join(folder, "none.json"))).toThrow("there is no such file");
    expect(() => readBundle(folder)).toThrow("it is a directory");
  });
});
