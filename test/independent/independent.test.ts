/**
 * The kit against a daemon that was written apart from it, in another language, from the document alone, and
 * that takes the less usual way wherever the document leaves one open: it must raise no alarm there, and must
 * name the clause of each fault that is planted.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { runConformance } from "../../conformance/index.js";
import type { ConformanceOptions, Report } from "../../conformance/index.js";

const program = fileURLToPath(new URL("daemon.py", import.meta.url));
const hasPython = spawnSync("python3", ["-c", "import ssl, asyncio"]).status === 0;
if (!hasPython) process.stderr.write("python3 is missing: the kit is not tried on the independent daemon\n");

const profiles = ["groups", "subgroups", "base"] as const;

function check(flags: string, options: ConformanceOptions = {}): Promise<Report> {
  const profile = options.profile ?? "groups";
  return runConformance({ target: `python3 "${program}" --profile ${profile} ${flags}`, ...options });
}

function notPassed(report: Report): string[] {
  return report.checks
    .filter(({ verdict }) => verdict !== "pass")
    .map(({ id, verdict, failure, reason }) => `${id} ${verdict}: ${failure?.message ?? reason ?? ""}`);
}

describe.skipIf(!hasPython)("an independent daemon", () => {
  it.each(profiles)("raises no alarm in profile %s, adding members to every result", async (profile) => {
    const report = await check("--extra-members", { profile, runs: 30 });
    expect(notPassed(report)).toEqual([]);
  });

  it("raises no alarm when every call takes 200 ms", async () => {
    const report = await check("--slow 200", {
      suites: ["list", "groups", "session"],
      runs: 100,
      skip: ["LIST-17"],
    });
    expect(notPassed(report)).toEqual([]);
    expect(report.notes.join()).toContain("200 ms");
  });

  it("does not conform in a profile that it does not keep", async () => {
    const report = await check("", {
      profile: "subgroups",
      target: `python3 "${program}" --profile groups`,
      runs: 20,
    });
    expect(report.exitCode).toBe(1);
  });

  it.each([
    ["case-insensitive-group", "LIST-03"],
    ["total-of-page", "LIST-06"],
    ["locale-sort", "LIST-02"],
    ["partial-snapshot", "REG-02"],
    ["newline-name", "DESC-02"],
    ["codepoint-length", "DESC-03"],
    ["notification-reply", "RPC-07"],
  ])("with the fault %s fails by %s", async (fault, clause) => {
    const report = await check(`--fault ${fault}`, { runs: 30 });
    const broken = report.checks.flatMap(({ verdict, failure }) =>
      verdict === "fail" ? [failure?.clause] : [],
    );
    expect(report.exitCode).toBe(1);
    expect(broken).toContain(clause);
  });
});
