import { afterAll, describe, expect, it } from "vitest";
import { validateExpectations } from "../../generated/validators.js";
import { UsageError } from "../usage-error.js";
import { readExpectations, readExpectationsFile } from "./expectations-file.js";
import { makeSandbox } from "./testing/sandbox.js";

const sandbox = makeSandbox();
afterAll(sandbox.remove);

const read = (text: string) => readExpectations(sandbox.file("known.yaml", text)).entries;

function refusal(text: string): string {
  try {
    read(text);
  } catch (error) {
    if (error instanceof UsageError) return error.message.replace(`${sandbox.path}/known.yaml:`, "");
    throw error;
  }
  throw new Error(`not refused:\n${text}`);
}

const good = `# Known failures.
- check: list.sorted-by-name
  code: wrong-order # by the locale
  reason: sorted by the locale
  link: https://example.org/1
- clause: RPC-07
  message: "a notification"
  reason: r
  link: l
  expires: 2026-12-31
`;

describe("an expectations file", () => {
  it("is read, with the line of each entry", () => {
    expect(read(good)).toEqual([
      {
        check: "list.sorted-by-name",
        code: "wrong-order",
        reason: "sorted by the locale",
        link: "https://example.org/1",
        line: 2,
      },
      { clause: "RPC-07", message: "a notification", reason: "r", link: "l", expires: "2026-12-31", line: 6 },
    ]);
  });

  it("is of the published shape", () => {
    const { document } = readExpectationsFile(sandbox.file("known.yaml", good));
    validateExpectations(document.toJS());
    expect(validateExpectations.errors ?? []).toEqual([]);
  });

  it.each(["", "# nothing yet\n", "[]\n"])("may be empty: %j", (text) => {
    expect(read(text)).toEqual([]);
  });

  it("names the file that is not there", () => {
    expect(() => readExpectations(`${sandbox.path}/none.yaml`)).toThrow(
      `--expectations: ${sandbox.path}/none.yaml cannot be read: there is no such file`,
    );
  });

  const entry = (lines: string): string => `- ${lines.replaceAll("\n", "\n  ")}\n`;
  const rest = "reason: r\nlink: l";
  const whole = `check: list.sorted-by-name\ncode: wrong-order\n${rest}`;
  it.each([
    ["a: b", "1:1: the file holds a list"],
    ["- a\n", "1:3: an entry is a map with the members check, clause, "],
    ["- check: [\n", "2:1: it is not YAML that can be read: "],
    [
      entry(`chek: list.sorted-by-name\ncode: wrong-order\n${rest}`),
      "1:3: an entry has no member chek; did you mean check",
    ],
    [
      entry(`check: list.sorted-by-nam\ncode: wrong-order\n${rest}`),
      "1:10: there is no check list.sorted-by-nam; did you mean list.sorted-by-name?",
    ],
    [
      entry(`clause: LIST-99\ncode: wrong-order\n${rest}`),
      "1:11: there is no clause LIST-99; did you mean LIST-09",
    ],
    [
      entry(`clause: LIST-02\ncode: wrong-ordr\n${rest}`),
      "2:9: there is no failure code wrong-ordr; did you mean wrong-order",
    ],
    [entry(`clause: LIST-02\n${whole}`), "1:3: "],
    [
      entry(`check: list.sorted-by-name\n${rest}`),
      "1:3: the entry has neither code nor message; it takes one of them",
    ],
    [entry(`${whole}\nmessage: m`), "5:3: an entry has code or message, not both"],
    [
      entry(`check: list.sorted-by-name\ncode: wrong-order\nlink: l`),
      "1:3: the entry has no reason; reason says why",
    ],
    [entry(whole.replace("reason: r", "reason:")), "3:10: reason takes a text that is not empty"],
    [entry(whole.replace("link: l", "link: 12")), "4:9: link takes a text that is not empty"],
    [entry(`${whole}\nexpires: 2026-02-30`), "5:12: expires takes a day as YYYY-MM-DD, not 2026-02-30"],
    [entry(whole) + entry(whole), "5:10: list.sorted-by-name has the entry of line 1 already"],
    [entry(`chek: a\ncod: b`), "1:3: an entry has no member chek; did you mean check? (and 1 more)"],
  ])("is refused where it is wrong: %j", (text, message) => {
    expect(refusal(text)).toContain(message);
    expect(refusal(text)).not.toContain("\n");
  });
});
