import { describe, expect, it } from "vitest";
import { matchesFilter } from "./filter.js";

const verdict = (description: string, filter: string) => matchesFilter({ name: "-", description }, filter);

describe("a filter", () => {
  it.each([
    ["List the carts", "LIST"],
    ["list_items", "LIST"],
    ["Café", "CAFÉ"],
    ["ЖУК", "жук"],
    ["straße", "STRA"],
    ["İstanbul", "STANBUL"],
    ["a.b", "."],
    ["50% [off]", "% [O"],
    ["anything", ""],
  ])("is in %j as %j", (text, filter) => {
    expect(verdict(text, filter)).toBe("yes");
  });

  it.each([
    ["resume", "résumé"],
    ["ｒｅｓ", "res"],
    ["axb", "a.b"],
    ["cart", " cart"],
    ["I", "J"],
    ["漢字", "漢 字"],
  ])("is not in %j as %j", (text, filter) => {
    expect(verdict(text, filter)).toBe("no");
  });

  it.each([
    ["straße", "STRASSE"],
    ["ΟΔΟΣ", "οδοσ"],
    ["ısı", "ISI"],
    ["İ", "i"],
    ["\u212a", "k"],
    ["ﬀ", "FF"],
  ])("is open in %j as %j: the clause fixes no such case mapping", (text, filter) => {
    expect(verdict(text, filter)).toBe("open");
  });
});
