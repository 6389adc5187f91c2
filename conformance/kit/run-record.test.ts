/** What a run leaves in the working directory, and what the next one makes of it. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CheckResult } from "../engine/result.js";
import { failing, passing } from "../report/testing/results.js";
import { readBundle } from "./failure-bundle.js";
import { recordedRun } from "./recorded-run.js";
import { readRunLog } from "./run-log.js";
import { logPath, noRecord, openRunRecord } from "./run-record.js";
import { reversingDaemon } from "./testing/reversing-daemon.js";
import { makeSandbox, referenceCommand } from "./testing/sandbox.js";
import type { Sandbox } from "./testing/sandbox.js";

let sandbox: Sandbox;
let broken: string;
beforeEach(() => {
  sandbox = makeSandbox();
  broken = `${process.execPath} ${sandbox.file("reversing.mjs", reversingDaemon)}`;
});
afterEach(() => {
  sandbox.remove();
});

/** One check that the broken target passes, and one that it fails. */
const two = ["--only", "list.sorted-by-name,list.missing-params", "--runs", "2"];
const inFolder = (): string[] => readdirSync(join(sandbox.path, ".appduct-conformance")).sort();
const log = (): unknown[] =>
  readFileSync(join(sandbox.path, ".appduct-conformance", "last-run.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);

describe("a run", () => {
  it("leaves nothing when all is well", async () => {
    expect((await sandbox.run(two)).code).toBe(0);
    expect(existsSync(join(sandbox.path, ".appduct-conformance"))).toBe(false);
  });

  it("leaves what did not pass, for a run of just that; then one is of everything again", async () => {
    expect((await sandbox.run(["--target", broken, ...two])).code).toBe(1);
    expect(inFolder()).toEqual([".gitignore", "failures", "last-run.jsonl"]);
    expect(log()).toMatchObject([
      { log: "appduct-conformance-log/1", selected: ["list.sorted-by-name", "list.missing-params"] },
      { result: { verdict: expect.any(String) as unknown } },
      { result: { verdict: expect.any(String) as unknown } },
      { exitCode: 1 },
    ]);

    const just = await sandbox.run([...two, "--last-failed"]);
    expect(just.stderr).toMatch(/^--last-failed: just the check that did not pass last time \(then of /);
    expect(just.stdout).toMatch(/^1 check, /m);
    expect(just.code).toBe(0);
    const all = await sandbox.run([...two, "--last-failed"]);
    expect(all.stderr).toBe("--last-failed: every check passed last time, so all are run\n");
    expect(all.stdout).toMatch(/^2 checks, /m);
  });

  it("loses nothing but the check it was at when it is killed", async () => {
    const pidFile = join(sandbox.path, "pid");
    const target = `sh -c 'echo $$ > ${pidFile}; exec ${process.execPath} ${referenceCommand} daemon'`;
    // The second has as many cases as are asked for, and does not end.
    const checks = [
      "--only",
      "rpc.cr-before-lf,rpc.empty-lines-ignored",
      "--runs",
      "100000000",
      "--jobs",
      "1",
    ];
    const kit = sandbox.start(["--target", target, ...checks, "--verbose"]);
    await kit.says("✓ rpc.cr-before-lf");
    kit.process.kill("SIGKILL");
    await kit.ended;
    process.kill(-Number(readFileSync(pidFile, "utf8")), "SIGKILL");
    expect(log().slice(1)).toMatchObject([{ result: { id: "rpc.cr-before-lf", verdict: "pass" } }]);
    expect(readRunLog(logPath(join(sandbox.path, ".appduct-conformance")))?.notPassed).toEqual([
      "rpc.empty-lines-ignored",
    ]);
  });

  it("notes that it can keep nothing, and judges all the same", async () => {
    sandbox.file(".appduct-conformance", "in the way");
    const { code, stdout } = await sandbox.run(["--target", broken, ...two]);
    expect(code).toBe(1);
    expect(stdout.replaceAll(/\n {6}/g, " ")).toMatch(
      /^note: nothing can be kept in \.appduct-conformance: something else has its name; neither replay nor --last-failed will know of this run$/m,
    );
    expect(stdout).not.toContain("replay list");
  });

  it("is refused when it can keep nothing where it was told to", async () => {
    sandbox.file("taken", "in the way");
    const { code, stderr } = await sandbox.run([...two, "--record", "taken"]);
    expect(code).toBe(2);
    expect(stderr).toBe(
      "appduct-conformance: --record: nothing can be kept in taken: something else has its name\n",
    );
  });
});

describe("the record", () => {
  const started = {
    type: "run-started",
    target: "./d",
    profile: "groups",
    planned: 2,
    suites: [],
    seed: 1,
    runs: 5,
  } as const;
  const flags = { kind: "daemon", profile: "groups", color: true } as const;
  const folder = (): string => join(sandbox.path, "record");
  /** Records a run of these checks that ends in these results, and answers what was reported of them. */
  const record = (selected: readonly string[], ...results: readonly CheckResult[]) => {
    const notes: string[] = [];
    const opened = openRunRecord({
      folder: folder(),
      isAskedFor: false,
      flags,
      selected,
      now: () => new Date(0),
    });
    opened.onEvent(started);
    const kept = results.map((result) => opened.keep(result, (note) => notes.push(note)));
    opened.end();
    return { kept, notes };
  };

  it("is not committed, and names the bundle in the result", () => {
    const { kept, notes } = record(["list.sorted-by-name"], failing());
    expect(readFileSync(join(folder(), ".gitignore"), "utf8")).toBe("*\n");
    expect(kept[0]?.failure?.bundle).toBe(`${folder()}/failures/list.sorted-by-name.json`);
    expect(readBundle(kept[0]?.failure?.bundle ?? "")).toMatchObject({
      check: "list.sorted-by-name",
      seed: 1,
      runs: 5,
    });
    expect(notes).toEqual([]);
  });

  it("does not hide what else is in a folder that was there", () => {
    mkdirSync(folder());
    record(["list.sorted-by-name"], failing());
    expect(readdirSync(folder()).sort()).toEqual(["failures", "last-run.jsonl"]);
  });

  it("keeps knowing what did not pass when a run is of other checks", () => {
    record(["a.a", "a.b"], failing({}, { id: "a.a" }));
    record(["a.b"], passing({ id: "a.b" }));
    expect(readRunLog(logPath(folder()))?.notPassed).toEqual(["a.a"]);
    record(["a.a"], passing({ id: "a.a" }));
    expect(readRunLog(logPath(folder()))?.notPassed).toEqual([]);
  });

  it("leaves nothing of a run in which all is well, and nothing behind where the folder is new", () => {
    record(["a.a"], passing({ id: "a.a" }));
    expect(existsSync(folder())).toBe(false);
  });

  it("has no bundle of a case that JSON cannot hold, and says so", () => {
    const { kept, notes } = record(["a.a"], failing({ counterexample: { case: NaN } }, { id: "a.a" }));
    expect(kept[0]?.failure).not.toHaveProperty("bundle");
    expect(notes).toEqual(["the failing case of a.a cannot be stored: JSON has no text for NaN"]);
    expect(readRunLog(logPath(folder()))?.notPassed).toEqual(["a.a"]);
  });
});

it("is of the checks of its shard", () => {
  const shard = { index: 2, of: 2 };
  const flags = {
    kind: "daemon",
    profile: "groups",
    color: true,
    record: join(sandbox.path, "record"),
  } as const;
  const only = ["list.pages", "list.missing-params", "rpc.batch"];
  const { record } = recordedRun(flags, { only, shard });
  record.onEvent({
    type: "run-started",
    target: "./d",
    profile: "groups",
    planned: 1,
    suites: [],
    seed: 1,
    runs: 5,
  });
  expect(readRunLog(logPath(flags.record))?.notPassed).toEqual(["list.missing-params"]);
  record.end();
});

it("keeps nothing of a run that is told to", () => {
  expect(recordedRun({ kind: "daemon", profile: "groups", color: true, record: false }, {}).record).toBe(
    noRecord,
  );
});
