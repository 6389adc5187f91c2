import { describe, expect, it } from "vitest";
import { hostileText } from "./testing/every-verdict.js";
import { annotationCommand, withoutCommands } from "./workflow-command.js";

/** As the runner of GitHub Actions finds commands in a line of a log, in its new form and in its old one. */
function isCommand(line: string): boolean {
  return /^[\s\u0085]*::/.test(line) || line.includes("##[");
}

const linesOf = (text: string): string[] => text.split(/\r\n|[\r\n]/);

describe("an annotation", () => {
  it("escapes what would end a property or the command", () => {
    const command = annotationCommand({
      level: "error",
      file: "a,b:c%.md",
      line: 3,
      title: "x::y,line=9\r\n",
      message: "100% :: of\r\n::warning::it, all",
    });
    expect(command).toBe(
      "::error file=a%2Cb%3Ac%25.md,line=3,title=x%3A%3Ay%2Cline=9%0D%0A::100%25 :: of%0D%0A::warning::it, all",
    );
  });
});

describe("a log without commands", () => {
  it.each([
    ["::error::x", "\\u003a:error::x"],
    ["a\n  ::error::x", "a\n  \\u003a:error::x"],
    ["a\r::error::x", "a\r\\u003a:error::x"],
    ["\u001b[31m::error::x", "\u001b[31m\\u003a:error::x"],
    ["a ##[add-mask]b", "a ##\\u005badd-mask]b"],
    ["a :: b ## [c]", "a :: b ## [c]"],
  ])("%j becomes %j", (text, shown) => {
    expect(withoutCommands(text)).toBe(shown);
  });

  it("has none, whatever a target says", () => {
    expect(linesOf(hostileText).filter(isCommand).length).toBeGreaterThan(2);
    expect(linesOf(withoutCommands(hostileText)).filter(isCommand)).toEqual([]);
  });
});
