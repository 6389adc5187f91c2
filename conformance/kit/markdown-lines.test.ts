import { describe, expect, it } from "vitest";
import { palette } from "../report/palette.js";
import { markdownLines } from "./markdown-lines.js";

const plain = palette(false);

describe("markdownLines", () => {
  it("wraps paragraphs anew, and never inside a code span", () => {
    expect(markdownLines("one two\nthree `four five six` seven", 18, plain)).toEqual([
      "one two three",
      "`four five six`",
      "seven",
    ]);
  });

  it("keeps items apart and their text under itself", () => {
    expect(markdownLines("- one two three\n  four\n- five\n\n1. six seven", 11, plain)).toEqual([
      "- one two",
      "  three",
      "  four",
      "- five",
      "",
      "1. six",
      "   seven",
    ]);
  });

  it("leaves tables and code as they are", () => {
    const markdown = '| a very wide table | b |\n| --- | --- |\n\n```json\n{ "a":   1 }\n```';
    expect(markdownLines(markdown, 10, plain)).toEqual(markdown.split("\n"));
  });

  it("marks code and bold in colour where there is some", () => {
    expect(markdownLines("`x` **y**", 40, palette(true))).toEqual([
      "\u001b[36m`x`\u001b[39m \u001b[1m**y**\u001b[22m",
    ]);
  });
});
