import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { describe, expect, test } from "vitest";
import { daemonCheck } from "../suites/daemon-check.js";
import type { DaemonCheck } from "../suites/daemon-check.js";
import { isMissed, measure } from "./measure.js";
import { someRegistry } from "./predicates.js";
import { missedLines, summaryLine, tableLines } from "./table.js";
import { classesOf, vectorClassesOf } from "./value-class.js";

const tool = (name: string): object => ({ name, description: "A tool." });

function checkOf(id: string, clause: "LIST-02" | "LIST-03", arbitrary: Arbitrary<unknown>): DaemonCheck {
  return daemonCheck({
    id,
    suite: "list",
    title: "a check",
    clauses: [clause],
    kind: "property",
    cases: () => ({ from: "generator", arbitrary, share: 0.5 }),
    perform: () => Promise.resolve(undefined),
  });
}

const rich = fc.constantFrom("a", "__proto__").map((name) => ({ registry: [tool(name)] }));
const poor = fc.constant({ registry: [tool("a")] });
const vectors: DaemonCheck = {
  ...checkOf("list.vectors", "LIST-02", poor),
  cases: () => ({ from: "vectors", vectors: [{ name: "hostile", case: { registry: [tool("__proto__")] } }] }),
};

const isMet = someRegistry((registry) => registry.some(({ name }) => name === "__proto__"));
const profiles = ["groups", "base"] as const;
const hostile = classesOf("LIST-02", { "the name __proto__": isMet }, { profiles });
const options = { seed: 1, runs: 100 };

describe("a value class", () => {
  test("is met by a generator that makes its values, in each profile", () => {
    const reached = measure(hostile, [checkOf("list.rich", "LIST-02", rich)], options);
    expect(reached.map(({ profile }) => profile)).toEqual(profiles);
    expect(reached.some(isMissed)).toBe(false);
    expect(reached[0]?.generated.get("list.rich")).toBeGreaterThan(10);
  });

  test("is missed by a poor generator, and named", () => {
    const reached = measure(hostile, [checkOf("list.poor", "LIST-02", poor)], options);
    expect(missedLines(reached)).toEqual([
      "✗ LIST-02: the name __proto__, in profile groups",
      "✗ LIST-02: the name __proto__, in profile base",
    ]);
  });

  test("is not met by a check of another clause", () => {
    expect(measure(hostile, [checkOf("list.rich", "LIST-03", rich)], options).every(isMissed)).toBe(true);
  });

  test("is met by vectors only where these are enough", () => {
    expect(missedLines(measure(hostile, [vectors], options))[0]).toMatch(/\(by vectors only\)$/);
    const enough = vectorClassesOf("LIST-02", { "the name __proto__": isMet });
    expect(measure(enough, [vectors], options).some(isMissed)).toBe(false);
  });

  test("is measured on the cases that a run with that seed performs, and no others", () => {
    const drawn: unknown[] = [];
    const noted = rich.map((testCase) => (drawn.push(testCase), testCase));
    measure(hostile, [checkOf("list.noted", "LIST-02", noted)], options);
    const perProfile = 50;
    expect(drawn).toHaveLength(profiles.length * perProfile);
    expect(drawn.slice(0, perProfile)).toEqual(drawn.slice(perProfile));
  });
});

test("the table has a line for each class: its mark, its clause, how often it is met, and by which checks", () => {
  const classes = [...hostile, ...classesOf("LIST-02", { "no tools": () => false }, { profiles })];
  const reached = measure(classes, [checkOf("list.rich", "LIST-02", rich), vectors], options);
  const [met, missed] = tableLines(reached);
  expect(met).toMatch(
    /^✓ {2}LIST-02 {2}the name __proto__ {2}groups \d+\+1 {2}base \d+\+1 {2}list\.rich, list\.vectors$/,
  );
  expect(missed).toMatch(/^✗ {2}LIST-02 {2}no tools {12}groups 0\+0 {2}base 0\+0$/);
  expect(summaryLine(reached)).toBe("2 value classes: 1 met by generated cases, 0 by vectors only, 1 missed");
});
