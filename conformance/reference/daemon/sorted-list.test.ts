import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SortedList } from "./sorted-list.js";

type Step = { readonly add: boolean; readonly value: number };

const ascending = (a: number, b: number): number => a - b;
const steps = fc.array(fc.record({ add: fc.boolean(), value: fc.nat(60) }), { maxLength: 200 });

function naive(list: readonly number[], { add, value }: Step): number[] {
  const others = list.filter((item) => item !== value);
  return add ? [...others, value].sort(ascending) : others;
}

describe("a sorted list", () => {
  it("holds what a sorted array would, page by page", () => {
    fc.assert(
      fc.property(steps, fc.nat(70), fc.nat(20), (all, offset, limit) => {
        const list = new SortedList(ascending, [10, 20, 30]);
        let expected = [10, 20, 30];
        for (const step of all) {
          if (step.add) list.add(step.value);
          else list.delete(step.value);
          expected = naive(expected, step);
        }
        expect([...list]).toEqual(expected);
        expect(list.size).toBe(expected.length);
        expect(list.slice(offset, limit)).toEqual(expected.slice(offset, offset + limit));
        expect(list.slice(offset, Infinity)).toEqual(expected.slice(offset));
      }),
    );
  });

  it("stays right over many chunks", () => {
    const numbers = Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 20_011);
    const list = new SortedList(ascending);
    for (const number of numbers) list.add(number);
    for (const number of numbers.slice(0, 15_000)) list.delete(number);
    expect([...list]).toEqual(numbers.slice(15_000).sort(ascending));
    expect(list.slice(4000, 10)).toEqual([...list].slice(4000, 4010));
  });

  it("replaces an item that compares equal", () => {
    const list = new SortedList<{ key: number; text: string }>((a, b) => a.key - b.key);
    list.add({ key: 1, text: "old" });
    list.add({ key: 1, text: "new" });
    expect([...list]).toEqual([{ key: 1, text: "new" }]);
  });

  it("compares a few dozen times for an insertion among 100,000, and never for a page", () => {
    let comparisons = 0;
    const counting = (a: number, b: number): number => {
      comparisons += 1;
      return a - b;
    };
    const list = new SortedList(
      counting,
      Array.from({ length: 100_000 }, (_, index) => index * 2),
    );
    list.slice(99_000, 50);
    expect(comparisons).toBe(0);
    for (let value = 1; value < 20_000; value += 2) list.add(value);
    expect(comparisons / 10_000).toBeLessThan(30);
  });
});
