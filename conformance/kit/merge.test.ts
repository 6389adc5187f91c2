import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Report } from "../engine/result.js";
import { kitIdentity } from "../package-info.js";
import { jsonReport } from "../report/json.js";
import { passing, reportOf } from "../report/testing/results.js";
import { UsageError } from "../usage-error.js";
import { mergeCommand } from "./merge-command.js";
import { makeSandbox } from "./testing/sandbox.js";

const sandbox = makeSandbox();
afterAll(sandbox.remove);

const read = (name: string): Report => JSON.parse(readFileSync(join(sandbox.path, name), "utf8")) as Report;

describe("the shards of a run against the reference", () => {
  beforeAll(async () => {
    const run = ["--only", "session.only-live-session,list.empty-registry", "--runs", "2"];
    for (const index of [1, 2]) {
      const args = [
        ...run,
        "--shard",
        `${index}/2`,
        "--reporter",
        `json=s${index}.json`,
        "--reporter",
        "terminal",
      ];
      const { code, stdout } = await sandbox.run(args);
      expect(code).toBe(0);
      expect(stdout).toMatch(new RegExp(`\nshard ${index} of 2: all passed\n$`));
    }
  });

  it("are the whole run when merged, for every reporter", async () => {
    const { code, stdout } = await sandbox.run([
      "merge",
      "s2.json",
      "s1.json",
      "--reporter",
      "json=all.json",
    ]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^2 passed in /m);
    expect(stdout).toMatch(/\nconforming\n$/);
    const whole = read("all.json");
    expect(whole.checks.map(({ id }) => id)).toEqual(["list.empty-registry", "session.only-live-session"]);
    expect(whole.scope.missing.map(({ because }) => because)).toEqual(["selection"]);
    expect(whole.shard).toBeUndefined();
  });

  it("end as the whole run would when one of them failed", async () => {
    const { checks, ...report } = read("s2.json");
    const failed = { ...report, checks: checks.map((check) => ({ ...check, verdict: "flaky" as const })) };
    sandbox.file("failed.json", jsonReport(failed));
    const { code, stdout } = await sandbox.run(["merge", "s1.json", "failed.json", "--quiet"]);
    expect(stdout).toBe("not conforming (1 check)\n");
    expect(code).toBe(1);
  });
});

describe("files that cannot be merged", () => {
  const shard = { index: 1, of: 1 };
  const kit = { ...kitIdentity(), version: "99.0.0" };
  const unknownClause = passing({ clauses: ["LIST-99" as "LIST-01"] });
  it.each([
    ["{}", "is no report of this kit: must have required property 'schema'"],
    ["[", "is no report of this kit: it is not JSON"],
    [jsonReport(reportOf([passing()], { startedAt: "soon" })), "/startedAt is no time"],
    [
      jsonReport(reportOf([passing({ kind: "bad" as "vector" })])),
      "/checks/0/kind must be equal to one of the allowed values",
    ],
    [jsonReport(reportOf([unknownClause])), "names the clause LIST-99, which this kit does not know"],
    [jsonReport(reportOf([passing()], { shard, kit })), "was made by kit 99.0.0, and this is"],
    [
      jsonReport(reportOf([passing()], { kit: kitIdentity() })),
      "is the report of no shard: run it with --shard",
    ],
  ])("are refused with the file and what is wrong in it: %#", (text, why) => {
    const path = sandbox.file("odd.json", text);
    const merge = (): number => mergeCommand([path], { color: false });
    expect(merge).toThrow(UsageError);
    expect(merge).toThrow(/odd\.json/);
    expect(merge).toThrow(why);
  });

  it("are named when they are not there", async () => {
    const { code, stderr } = await sandbox.run(["merge", "none.json"]);
    expect(stderr).toBe("appduct-conformance: the report none.json cannot be read: there is no such file\n");
    expect(code).toBe(2);
  });
});
