import { expect, test } from "vitest";
import { withCaseSwapped } from "./swapped-case.js";

test("swaps the case of letters with one counterpart", () => {
  expect(withCaseSwapped("List_Items é Ж 1")).toBe("lIST_iTEMS É ж 1");
});

test("leaves letters alone that have several, or none", () => {
  expect(withCaseSwapped("ß漢😀")).toBe("ß漢😀");
});
