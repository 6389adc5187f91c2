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
      only: ["list.pages", "list.filters-by-text", "registry.resume-replaces", "RPC-04", "GRP-01"],
      runs: 100,
    });
    expect(notPassed(report)).toEqual([]);
    expect(report.notes.join()).toMatch(/a round trip takes 2\d\d ms/);
  });

  it("does not conform in a profile that it does not keep", async () => {
    const report = await check("", {
      profile: "subgroups",
      target: `python3 "${program}" --profile groups`,
      suites: ["groups"],
      runs: 20,
      bail: true,
    });
    expect(report.exitCode).toBe(1);
  });

  it.each([
    ["case-insensitive-group", "list", "LIST-03"],
    ["total-of-page", "list", "LIST-06"],
    ["locale-sort", "list", "LIST-02"],
    ["partial-snapshot", "registry", "REG-02"],
    ["newline-name", "descriptor", "DESC-02"],
    ["codepoint-length", "descriptor", "DESC-03"],
  ])("with the fault %s fails in suite %s by %s", async (fault, suite, clause) => {
    const report = await check(`--fault ${fault}`, { suites: [suite], runs: 30 });
    expect(report.exitCode).toBe(1);
    expect(failing(report).map(([, broken]) => broken)).toContain(clause);
  });

  it("with a reply to notifications as its one fault fails by that alone", async () => {
    const report = await check("--fault notification-reply", { runs: 30 });
    expect(failing(report)).toEqual([["rpc.notifications-unanswered", "RPC-07"]]);
  });
});

function failing({ checks }: Report): [id: string, clause: string | undefined][] {
  return checks.flatMap(({ id, verdict, failure }) =>
    verdict === "pass" ? [] : [[id, failure?.clause] as [string, string | undefined]],
  );
}
