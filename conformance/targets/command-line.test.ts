import { describe, expect, it } from "vitest";
import { splitCommandLine } from "./command-line.js";

describe("a command line", () => {
  it.each([
    ["./daemon", ["./daemon"]],
    ["  node  daemon.js\t--port 0 ", ["node", "daemon.js", "--port", "0"]],
    ["'a b' \"c d\"", ["a b", "c d"]],
    ["a'b c'd", ["ab cd"]],
    ["'' \"\"", ["", ""]],
    ['"it\'s"', ["it's"]],
    ["'say \"so\"'", ['say "so"']],
    ["a\\ b \\'c", ["a b", "'c"]],
    ['"a\\"b"', ['a"b']],
    ["'a\\b'", ["a\\b"]],
    ["$HOME `id` $(id) a;b *", ["$HOME", "`id`", "$(id)", "a;b", "*"]],
    ["Ünïcode 😀", ["Ünïcode", "😀"]],
  ])("%j has the words %j", (text, words) => {
    expect(splitCommandLine(text)).toEqual({ ok: true, words });
  });

  it.each([
    ["", "it is empty"],
    [" \t ", "it is empty"],
    ["'open", "the quote ' is never closed"],
    ['a "b', 'the quote " is never closed'],
    ["a \\", "it ends in a backslash"],
  ])("%j cannot be read: %s", (text, why) => {
    expect(splitCommandLine(text)).toEqual({ ok: false, why });
  });
});
