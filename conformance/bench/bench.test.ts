import { describe, expect, it } from "vitest";
import { isReached, ratioOf } from "./finding.js";
import type { Finding } from "./finding.js";
import { sideBySide, spreadOf, turnOrder } from "./measure.js";
import { durationText, tableLines } from "./table.js";

const measured = (name: string, median: number) => ({ name, median, low: median / 2, high: 2 * median });

describe("measuring side by side", () => {
  it("takes the contenders in turn, warms up, and keeps their order", async () => {
    const log: string[] = [];
    const contender = (name: string) => ({ name, run: () => log.push(name) });
    const found = await sideBySide([contender("a"), contender("b")], 3);
    expect(log.join("")).toBe("ab" + "ab" + "ba" + "ab");
    expect(found.map(({ name, median }) => [name, median])).toEqual([
      ["a", 6],
      ["b", 5],
    ]);
  });

  it("lets each be first", () => {
    expect([0, 1, 2, 3].map((repetition) => turnOrder(3, repetition)[0])).toEqual([0, 1, 2, 0]);
  });

  it.each([
    [[3], { median: 3, low: 3, high: 3 }],
    [[4, 1, 3, 2], { median: 2.5, low: 1.75, high: 3.25 }],
    [[100, 1, 2, 3, 4], { median: 3, low: 2, high: 4 }],
  ])("of %j has the spread %j", (samples, spread) => {
    expect(spreadOf(samples)).toEqual(spread);
  });
});

describe("a finding", () => {
  const subject = measured("a", 3);
  const finding = (more: Partial<Finding>): Finding => ({ bench: "x", subject, ...more });

  it("reaches a goal or does not", () => {
    const against = measured("b", 2);
    expect(ratioOf(finding({ against }))).toBe(1.5);
    expect(isReached(finding({ against, mostRatio: 1.5 }))).toBe(true);
    expect(isReached(finding({ against, mostRatio: 1.4 }))).toBe(false);
    expect(isReached(finding({ mostMs: 3 }))).toBe(true);
    expect(isReached(finding({ mostMs: 2 }))).toBe(false);
    expect(isReached(finding({ against }))).toBeUndefined();
  });

  it("is a line of the table, below the name of its benchmark", () => {
    const against = measured("other", 2);
    const rows = [finding({ against, mostRatio: 1 }), finding({ mostMs: 5 })];
    expect(tableLines(rows)).toEqual([
      "x",
      "  a  3 ms (1.5 ms … 6 ms)  1.50 × other, 2 ms (1 ms … 4 ms)  ✗ goal 1 ×",
      "  a  3 ms (1.5 ms … 6 ms)                                    ✓ goal 5 ms",
      "",
    ]);
  });

  it.each([
    [12_345, "12.3 s"],
    [150, "150 ms"],
    [0.0456, "45.6 µs"],
    [0.000123, "123 ns"],
  ])("of %f ms reads %s", (ms, text) => {
    expect(durationText(ms)).toBe(text);
  });
});
