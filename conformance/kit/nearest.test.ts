import { describe, expect, it } from "vitest";
import { nearest } from "./nearest.js";

const known = ["LIST-02", "LIST-12", "REG-02", "list.sorted-by-name", "list.pages"];

describe("nearest", () => {
  it.each([
    ["LIST-2", ["LIST-02", "LIST-12"]],
    ["lits-02", ["LIST-02", "LIST-12"]],
    ["sorted-by-name", ["list.sorted-by-name"]],
    ["list.sorted_by_name", ["list.sorted-by-name"]],
    ["list.page", ["list.pages"]],
    ["something else", []],
    ["", []],
  ])("to %j is %j", (text, expected) => {
    expect(nearest(text, known)).toEqual(expected);
  });
});
