import { describe, expect, it } from "vitest";
import { sideBySide } from "./side-by-side.js";

/** The page's rows as text: left | right, with what is marked in brackets. */
function rows(expected: unknown, actual: unknown): string[] {
  const { html } = sideBySide(expected, actual);
  const cells = [...html.matchAll(/<div class="(was|is)[^"]*">([^]*?)<\/div>|<div class="gap">([^<]*)/g)];
  const texts = cells.map(([, , text = "", gap]) =>
    gap === undefined ? text.replace(/<\/?mark>/g, "|").replaceAll("&quot;", "'") : `(${gap})`,
  );
  return texts.map((text) => text.trimEnd()).slice(2);
}

describe("expected and actual beside one another", () => {
  it("mark within a line what differs", () => {
    expect(rows(["a", "b"], ["a", "c"])).toEqual([
      "[",
      "[",
      "  'a',",
      "  'a',",
      "  '|b|'",
      "  '|c|'",
      "]",
      "]",
    ]);
  });

  it("put lines against one another that begin alike", () => {
    expect(rows({ params: {}, names: [] }, { names: ["a"] })).toEqual([
      "{",
      "{",
      "|  'params': {},|",
      "",
      "  'names': []",
      "  'names': [|'a'|]",
      "}",
      "}",
    ]);
  });

  it("leave out what is equal for long", () => {
    const names = Array.from({ length: 300 }, (_, at) => `name${at}`);
    expect(rows(names, names.with(150, "x"))).toContain("(… 148 equal lines)");
  });

  it("are bounded, whatever the values are", () => {
    const values = Array.from({ length: 5_000 }, (_, at) => `${"x".repeat(5_000)}${at}`);
    const { html } = sideBySide(
      values,
      values.map((value) => `${value}!`),
    );
    expect(html.length).toBeLessThan(600_000);
    expect(html).toContain("the JSON report has all");
  });
});
