import { afterAll, describe, expect, it } from "vitest";
import { passing, failing, reportOf } from "../report/testing/results.js";
import { differenceOf } from "../report/difference.js";
import type { Difference } from "../report/difference.js";
import type { CheckResult, Report } from "../engine/result.js";
import { jsonReport } from "../report/json.js";
import { makeSandbox } from "./testing/sandbox.js";

const sandbox = makeSandbox();
afterAll(sandbox.remove);

type List =
  "newlyFailing" | "noLongerChecked" | "fixed" | "failingOtherwise" | "otherwise" | "added" | "removed";
const lists = [
  "newlyFailing",
  "noLongerChecked",
  "fixed",
  "failingOtherwise",
  "otherwise",
  "added",
  "removed",
] as const;
const told = (difference: Difference): List[] => lists.filter((list) => difference[list].length > 0);
const known: CheckResult = { ...failing(), expected: { reason: "known", link: "#1" } };

describe("the difference of two reports", () => {
  const [pass, fail, na] = [passing(), failing(), passing({ verdict: "n/a", reason: "no" })];
  it.each<[string, readonly CheckResult[], readonly CheckResult[], readonly List[], boolean]>([
    ["nothing", [fail], [fail], [], false],
    ["a new failure", [pass], [fail], ["newlyFailing"], true],
    ["a failure that is not expected any more", [known], [fail], ["newlyFailing"], true],
    [
      "a bug of the kit",
      [pass],
      [failing({ code: "kit-bug" }, { verdict: "kit-bug" })],
      ["newlyFailing"],
      true,
    ],
    ["a failure that is fixed", [fail], [pass], ["fixed"], false],
    ["a failure that is now expected", [fail], [known], ["otherwise"], false],
    ["another code", [fail], [failing({ code: "wrong-total" })], ["failingOtherwise"], false],
    ["another message", [fail], [failing({ message: "other" })], ["failingOtherwise"], false],
    ["other values only", [fail], [failing({ actual: 7 })], [], false],
    ["a check that is not judged any more", [pass], [na], ["noLongerChecked"], true],
    ["a failure that is not judged any more", [fail], [na], ["noLongerChecked"], true],
    ["a check that is judged now", [na], [pass], ["otherwise"], false],
    ["a new warning", [pass], [failing({}, { verdict: "warn" })], ["otherwise"], false],
    ["a check added", [], [pass], ["added"], false],
    ["a check added that fails", [], [fail], ["newlyFailing", "added"], true],
    ["a check removed", [pass], [], ["noLongerChecked", "removed"], true],
    ["a check removed that was n/a", [na], [], ["removed"], false],
  ])("tells %s", (_, before, after, expected, isWorse) => {
    const difference = differenceOf(reportOf(before), reportOf(after));
    expect(told(difference)).toEqual(expected);
    expect(difference.isWorse).toBe(isWorse);
  });

  it("tells of MUSTs that are not checked any more, in one profile of one specification", () => {
    const musts = { checked: 2, of: 2, unchecked: [] };
    const before = reportOf([pass], { musts });
    expect(differenceOf(before, reportOf([pass]))).toMatchObject({ mustsLost: ["WIRE-08"], isWorse: true });
    const other: Partial<Report> = { profile: "base" };
    expect(differenceOf(before, reportOf([pass], other))).toMatchObject({ mustsLost: [], isWorse: false });
  });

  it("tells what the reports are of", () => {
    const after = reportOf([pass], {
      kit: { name: "appduct-conformance", version: "2" },
      specification: { version: "2.0.0" },
      profile: "subgroups",
      target: { kind: "daemon", name: "./other" },
      seed: 9,
    });
    const { about } = differenceOf(reportOf([pass]), after);
    expect(about.map(({ what }) => what)).toEqual([
      "kit",
      "specification",
      "profile",
      "target",
      "version of the target",
      "seed",
    ]);
  });
});

describe("diff", () => {
  const a = sandbox.file("a.json", jsonReport(reportOf([passing()])));
  const b = sandbox.file("b.json", jsonReport(reportOf([failing({ message: "oh \u001b[2J" })])));

  it("prints what got worse, and ends with 1", async () => {
    const { code, stdout } = await sandbox.run(["diff", a, b]);
    expect(stdout).toMatch(
      /^newly failing \(1\)\n {2}list\.sorted-by-name\n {4}from {2}passed\n {4}to {4}failed: wrong-order: oh \\u001b\[2J$/m,
    );
    expect(stdout).toMatch(/\nworse: 1 check newly failing\n$/);
    expect(code).toBe(1);
  });

  it("prints the same as JSON, and ends with 0 when nothing got worse", async () => {
    const { code, stdout } = await sandbox.run(["diff", b, a, "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({
      fixed: [{ id: "list.sorted-by-name", to: "passed" }],
      isWorse: false,
    });
    expect(code).toBe(0);
  });

  it("takes nothing but reports", async () => {
    const { code, stderr } = await sandbox.run(["diff", a, sandbox.file("c.json", "[]")]);
    expect(stderr).toMatch(/^appduct-conformance: \S*c\.json is no report of this kit: must be object\n$/);
    expect(code).toBe(2);
  });
});
