import { describe, expect, it } from "vitest";
import type { Report } from "../engine/result.js";
import { githubReporter } from "./github.js";
import { everyVerdict, hostileReport } from "./testing/every-verdict.js";
import { eventsOf, memory, passing, reportOf } from "./testing/results.js";

function told(report: Report): string[] {
  const output = memory();
  const tell = githubReporter(output, { kit: report.kit, detail: "normal", isTrace: false, now: () => 0 });
  for (const event of eventsOf(report)) tell(event);
  return output.text().split("\n").slice(0, -1);
}

describe("annotations for GitHub", () => {
  it("say nothing when all is well", () => {
    expect(told(reportOf([passing()]))).toEqual([]);
  });

  it("are one for each check that did not pass, as grave as it is", () => {
    const heads = told(everyVerdict()).map((line) =>
      line.replace(/file=.*title=/, "").replace(/::[^:]*$/, ""),
    );
    expect(heads.map((head) => head.split("::").slice(0, 2).join("::"))).toEqual([
      "::error LIST-02 list.fails failed",
      "::warning LIST-02 list.warns warned",
      "::error LIST-02 list.flickers flaky",
      "::error LIST-02 wire.crashes crashed",
      "::error LIST-02 wire.hangs hung",
      "::error LIST-02 wire.bug kit bug",
      "::notice LIST-02 list.expected failed as expected",
    ]);
  });

  it("point to the clause and say what was expected, what came, and how to see it again", () => {
    const [first = ""] = told(everyVerdict());
    expect(first).toMatch(/^::error file=docs\/PROTOCOL\.md,line=\d+,title=LIST-02 list\.fails failed::/);
    expect(first.replaceAll("%0A", "\n")).toContain(
      'expected  ["B", "a"]\nactual    ["a", "B"]\n            ^\nnpx appduct-conformance --only list.sorted-by-name',
    );
  });

  it("stay a line each, whatever a target says", () => {
    const lines = told(hostileReport());
    expect(lines).toHaveLength(5);
    for (const line of lines) {
      expect(line).toMatch(
        /^::(error|notice) file=docs\/PROTOCOL\.md,line=\d+,title=[^:,]+::[^\p{Cc}\p{Cf}]+$/u,
      );
    }
  });
});
