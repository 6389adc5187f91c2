import { describe, expect, it } from "vitest";
import { everyVerdict, hostileReport } from "./testing/every-verdict.js";
import { failing, reportOf } from "./testing/results.js";
import { stepSummary } from "./step-summary.js";

describe("the summary of a step", () => {
  it("begins with what it comes to", () => {
    const text = stepSummary(reportOf([failing()]));
    expect(text).toMatch(/^## appduct&#45;conformance: not conforming &#40;1 check&#41;\n/);
    expect(text).toContain("MUSTs checked: **1 of 2**");
    expect(text).toContain("| list | 1 | 1 failed |");
  });

  it("shows each failure with its clause, both values and the command", () => {
    const text = stepSummary(everyVerdict());
    expect(text.match(/<details>/g)).toHaveLength(7);
    expect(text).toContain("expected  [&#34;B&#34;, &#34;a&#34;]");
    expect(text).toContain("**LIST-02** MUST");
    expect(text).toContain("failed as expected");
  });

  it("takes nothing that a target says for markup", () => {
    const text = stepSummary(hostileReport());
    const tags = new Set([...text.matchAll(/<\/?[^>]*>?/g)].map(([tag]) => tag));
    expect([...tags].sort()).toEqual(
      ["<details>", "</details>", "<summary>", "</summary>", "<b>", "</b>", "<pre>", "</pre>"].sort(),
    );
    expect(text).not.toMatch(/[^\n\P{Cc}]|[\p{Cf}\p{Cs}]|@/u);
    const outsideBlocks = text.replace(/<pre>[^]*?<\/pre>/g, "");
    expect(outsideBlocks).not.toMatch(/[`[\]{}~_]|\]\(/);
  });

  it("stays within what GitHub takes, and counts what is left out", () => {
    const many = Array.from({ length: 600 }, (_, at) =>
      failing({ expected: "x".repeat(9_000), message: "\u{1f389}".repeat(2_000) }, { id: `list.n${at}` }),
    );
    const text = stepSummary(reportOf(many));
    expect(Buffer.byteLength(text)).toBeLessThan(600 * 1024);
    expect(text).toMatch(/\d+ more are in the log and in the other reports\.\n/);
  });
});
