import { describe, expect, test } from "vitest";
import { compareCodeUnits } from "../spec/order.js";
import { bucketsOf, wrongBuckets, wrongOrder, wrongPage, wrongTools, wrongTotal } from "./aspects.js";
import type { ReadListing } from "./listing.js";

const asked = { clause: "LIST-03", params: { group: "cart" } } as const;

function listing(names: readonly string[], more: Partial<ReadListing> = {}): ReadListing {
  return { tools: names.map((name) => ({ name })), total: names.length, groups: [], ...more };
}

describe("the tools of a listing", () => {
  test("are right in any order", () => {
    expect(wrongTools(asked, ["a", "b"], listing(["b", "a"]))).toBeUndefined();
  });

  test.each([[["a"]], [["a", "b", "c"]], [["a", "a"]], [["a", "B"]], [[]]])(
    "are wrong when they are %j",
    (names) => {
      expect(wrongTools(asked, ["a", "b"], listing(names))).toMatchObject({
        code: "wrong-tools",
        clause: "LIST-03",
      });
    },
  );
});

describe("a page", () => {
  test("is right in its order only", () => {
    expect(wrongPage(asked, ["a", "b"], listing(["a", "b"]))).toBeUndefined();
    expect(wrongPage(asked, ["a", "b"], listing(["b", "a"]))).toMatchObject({ code: "wrong-order" });
    expect(wrongPage(asked, ["a", "b"], listing(["a", "c"]))).toMatchObject({ code: "wrong-tools" });
  });

  test("that is long is shown from where it begins to differ", () => {
    const names = Array.from({ length: 100 }, (_, index) => `t${index}`);
    const actual = [...names.slice(0, 50), ...names.slice(51)];
    expect(wrongPage(asked, names, listing(actual))).toMatchObject({
      expected: { count: 100, from: 50, names: ["t50", "t51", "t52", "t53", "t54"] },
      actual: { count: 99, from: 50, names: ["t51", "t52", "t53", "t54", "t55"] },
    });
  });
});

test("the order is judged whatever the names are", () => {
  expect(wrongOrder(asked, listing(["A", "a", "a-b", "aB", "a_b"]), compareCodeUnits)).toBeUndefined();
  expect(wrongOrder(asked, listing(["9", "10"]), compareCodeUnits)).toMatchObject({ code: "wrong-order" });
});

test("a total is a number, not what looks like one", () => {
  expect(wrongTotal(asked, 1, listing(["a"]))).toBeUndefined();
  expect(wrongTotal(asked, 1, listing(["a"], { total: "1" }))).toMatchObject({ code: "wrong-total" });
  expect(wrongTotal(asked, 1, listing(["a"], { total: undefined }))).toMatchObject({
    actual: { total: "absent" },
  });
});

describe("buckets", () => {
  const groups = [
    { group: "null", total: 1, more: true },
    { group: null, total: 2 },
  ];

  test("are read without their further members", () => {
    expect(bucketsOf(listing([], { groups }))).toEqual([
      { group: "null", total: 1 },
      { group: null, total: 2 },
    ]);
  });

  test.each([undefined, null, {}, [null], [{ group: "a" }], [{ total: 1 }], [{ group: 1, total: 1 }]])(
    "are not read from %j",
    (groups) => {
      expect(bucketsOf(listing([], { groups }))).toBeUndefined();
      expect(wrongBuckets(asked, [], listing([], { groups }))).toMatchObject({ code: "wrong-shape" });
    },
  );

  test("tell null from the text null, and are right in any order", () => {
    const expected = [
      { group: null, total: 2 },
      { group: "null", total: 1 },
    ];
    expect(wrongBuckets(asked, expected, listing([], { groups }))).toBeUndefined();
    const swapped = [
      { group: null, total: 1 },
      { group: "null", total: 2 },
    ];
    expect(wrongBuckets(asked, swapped, listing([], { groups }))).toMatchObject({ code: "wrong-groups" });
  });
});
