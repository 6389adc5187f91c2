import { afterAll, describe, expect, it } from "vitest";
import { expectationsReport } from "../engine/expectations-report.js";
import { withExpected } from "../engine/expectations.js";
import type { CheckResult } from "../engine/result.js";
import { failing, passing, reportOf } from "../report/testing/results.js";
import { readExpectationsFile } from "./expectations-file.js";
import { makeSandbox } from "./testing/sandbox.js";
import { updatedExpectations } from "./update-expectations.js";
import type { ExpectationsUpdate } from "./update-expectations.js";

const sandbox = makeSandbox();
afterAll(sandbox.remove);
const today = "2026-12-01";

function updated(text: string, results: readonly CheckResult[]): ExpectationsUpdate {
  const file = readExpectationsFile(sandbox.file("known.yaml", text));
  const checks = results.map((result) => withExpected(result, file.entries, today));
  const expectations = expectationsReport({ entries: file.entries }, { results: checks, checks, today });
  return updatedExpectations(file, reportOf(checks, { expectations }));
}

const header = `# What our daemon does not keep yet.

`;
const sorted = `# By the locale.
-   check:  list.sorted-by-name
    code:   wrong-order   # soon to be fixed
    reason: "sorted by the locale"
    link:   https://example.org/1
`;
const grouped = `# Groups.
-   check: list.selects-group
    message: the listing
    reason: |
      two lines
      of it
    link: l
`;
const text = `${header}${sorted}\n${grouped}\n# The end.\n`;
const sortedFails = failing();
const grouping = { id: "list.selects-group", clauses: ["LIST-03"] } as const;
const groupedFails = failing(
  { code: "wrong-tools", clause: "LIST-03", message: "the listing holds" },
  grouping,
);
const groupedPasses = passing(grouping);

describe("an update of the expectations", () => {
  it("leaves alone what holds", () => {
    expect(updated(text, [sortedFails, groupedFails])).toEqual({
      text,
      added: [],
      changed: [],
      removed: [],
      left: [],
    });
  });

  it("takes out the entry of a check that passes, with its own comment and nothing else", () => {
    const first = updated(text, [passing(), groupedFails]);
    expect(first).toMatchObject({
      text: `${header}${grouped}\n# The end.\n`,
      removed: ["list.sorted-by-name"],
    });
    expect(updated(text, [sortedFails, groupedPasses]).text).toBe(`${header}${sorted}\n# The end.\n`);
    expect(updated(text, [passing(), groupedPasses]).text).toBe(`${header}# The end.\n`);
  });

  it("gives an entry the code by which its check fails now", () => {
    const results = [failing({ code: "wrong-tools" }), failing({ code: "no-reply" }, grouping)];
    expect(updated(text, results)).toMatchObject({
      text: text
        .replace("code:   wrong-order ", "code: wrong-tools ")
        .replace("message: the listing", "code: no-reply"),
      changed: ["list.sorted-by-name", "list.selects-group"],
    });
  });

  it("puts in what fails and is not listed, for a person to explain", () => {
    const entry = `- check: list.sorted-by-name
  code: wrong-order
  reason: "TODO: why the target fails"
  link: "TODO: where the fix is tracked"
`;
    for (const empty of ["", "[]\n", "# none\n"]) {
      const { text: made, added } = updated(empty, [sortedFails]);
      expect(made).toBe(`${empty.replace("[]\n", "")}${entry}`);
      expect(added).toEqual(["list.sorted-by-name"]);
      expect(updated(made, [sortedFails]).text).toBe(made);
    }
    expect(updated(`${header}${grouped}`, [groupedFails, sortedFails]).text).toBe(
      `${header}${grouped}${entry}`,
    );
  });

  it("does not decide what is a person's to decide", () => {
    const old = text.replace("\n\n# Groups", "\n    expires: 2020-01-01\n\n# Groups");
    const flaky = failing({}, { id: "list.pages", verdict: "flaky" });
    expect(updated(old, [sortedFails, groupedFails, flaky])).toEqual({
      text: old,
      added: [],
      changed: [],
      removed: [],
      left: [
        "list.pages is flaky, so no entry can expect it",
        "the entry of list.sorted-by-name has expired: renew it or take it out",
      ],
    });
  });

  it("reads and writes lists in brackets", () => {
    const inBrackets = `[{ check: list.sorted-by-name, code: wrong-order, reason: r, link: l }] # all\n`;
    const { text: made } = updated(inBrackets, [passing(), groupedFails]);
    expect(made).toContain("# all");
    expect(made).not.toContain("list.sorted-by-name");
    expect(updated(made, [passing(), groupedFails]).text).toBe(made);
  });
});
