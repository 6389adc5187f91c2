import { expect, it } from "vitest";
import { compareCodeUnits, compareGroups } from "./order.js";

const shuffled = (sorted: readonly string[]): string[] =>
  [...sorted.slice(3), ...sorted.slice(0, 3)].reverse();

it("sorts names by code unit", () => {
  const sorted = ["-x", "10", "9", "A", "Z", "_x", "a", "a-b", "aB", "a_b", "z"];
  expect(shuffled(sorted).sort(compareCodeUnits)).toEqual(sorted);
});

it("sorts groups segment by segment, a parent right before its subgroups", () => {
  const sorted = ["A", "cart", "cart/a", "cart/items", "cart-b", "cart-b/a", "cart2"];
  expect(shuffled(sorted).sort(compareGroups)).toEqual(sorted);
});
