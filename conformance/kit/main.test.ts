import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { afterAll, describe, expect, it } from "vitest";
import { clauseIds } from "../../generated/clauses.js";
import { validateReport } from "../../generated/validators.js";
import { kitIdentity, packageRoot } from "../package-info.js";
import { daemonChecks } from "../suites/catalogue.js";
import { kitCommand, makeSandbox } from "./testing/sandbox.js";

const sandbox = makeSandbox();
afterAll(sandbox.remove);
const oneCheck = ["--only", "list.sorted-by-name", "--runs", "3"];

describe("a wrong command line", () => {
  it.each([
    [["--taget", "x"], "unknown option '--taget' (Did you mean --target?)"],
    [
      ["--target", ""],
      "'-t, --target <command>' argument '' is invalid. It takes a command line, or unix:SOCKET: it is empty.",
    ],
    [["--target", "'a"], "It takes a command line, or unix:SOCKET: the quote ' is never closed."],
    [["--target", "unix:"], "unix: needs the path of a socket"],
    [["--kind", "sdk"], "'--kind <kind>' argument 'sdk' is invalid. sdk comes with a later version"],
    [["--kind", "daemn"], "'--kind <kind>' argument 'daemn' is invalid. The only kind so far is daemon."],
    [
      ["--profile", "flat"],
      "'--profile <profile>' argument 'flat' is invalid. Allowed choices are groups, subgroups, base.",
    ],
    [["--suite", "lst"], "--suite: there is no suite lst"],
    [["--only", "list.nothing"], "--only: list.nothing names no check and no clause"],
    [["--skip", "LIST-02,nothing"], "--skip: nothing names no check and no clause"],
    [
      ["--only", "a,,b"],
      "'--only <globs>' argument 'a,,b' is invalid. It takes one or more, with commas between.",
    ],
    [["--level", "may"], "'--level <must|should>' argument 'may' is invalid. It takes must"],
    [
      ["--shard", "5/4"],
      "'--shard <i/n>' argument '5/4' is invalid. It takes I/N, as in 2/4: the second of four.",
    ],
    [["--shard", "0/4"], "It takes I/N, as in 2/4"],
    [["--spec", "0.9.0"], "--spec: this kit knows no version 0.9.0 of the specification; it knows 1.0.0"],
    [["--runs", "0"], "'--runs <n>' argument '0' is invalid. It takes a whole number of at least 1."],
    [["--runs", "1e3"], "'--runs <n>' argument '1e3' is invalid."],
    [["--runs"], "'--runs <n>' argument missing"],
    [
      ["--seed", "x"],
      "'--seed <n|random>' argument 'x' is invalid. It takes a whole number of 32 bits, or random.",
    ],
    [["--seed", "2147483648"], "It takes a whole number of 32 bits, or random."],
    [["--jobs", "-1"], "'--jobs <n>' argument '-1' is invalid."],
    [["--timeout", "99999999999"], "It takes a whole number from 1 to 1073741824."],
    [["--time-budget", "1s"], "'--time-budget <s>' argument '1s' is invalid."],
    [["--env", "NAME"], "'--env <name=value>' argument 'NAME' is invalid. It takes NAME=VALUE."],
    [
      ["--cwd", "./nowhere"],
      "'--cwd <directory>' argument './nowhere' is invalid. It takes a directory that exists.",
    ],
    [
      ["--reporter", "xml"],
      "It takes NAME or NAME=FILE; the names are terminal, json, junit, sarif, github, html",
    ],
    [["--reporter", "json="], "It takes NAME or NAME=FILE"],
    [["--reporter", "json", "--reporter", "json"], "Two reports cannot go to one place."],
    [
      ["--reporter", "json=nowhere/report.json"],
      "the report nowhere/report.json cannot be written: its directory does not exist",
    ],
    [["--reporter", "json=."], "the report . cannot be written: it is a directory"],
    [["--quiet", "--verbose"], "'--quiet' cannot be used with option '--verbose'"],
    [["lst"], "there is no command lst; did you mean list?"],
    [["./daemon"], "there is no command ./daemon; a target is given with --target <command>"],
    [["\u001b[31mlist"], "there is no command \\u001b[31mlist"],
    [["list", "--jsn"], "unknown option '--jsn' (Did you mean --json?)"],
    [["doctor", "--runs", "3"], "unknown option '--runs'"],
    [["explain"], "missing required argument 'id'"],
    [["explain", "LIST-99"], "there is no LIST-99; did you mean LIST-09"],
    [["explain", "list.sorted-by-nam"], "did you mean list.sorted-by-name?"],
  ])("%j gets one line and exit code 2", async (args, complaint) => {
    const { code, stdout, stderr } = await sandbox.run(args);
    expect(stderr).toContain(complaint);
    expect(stderr).toMatch(/^appduct-conformance: [^\n]*\n$/);
    expect(stdout).toBe("");
    expect(code).toBe(2);
  });

  it("is found before the target is started", async () => {
    const target = sandbox.file("touch.sh", "#!/bin/sh\ntouch started\n", 0o755);
    const { code } = await sandbox.run(["--target", target, "--reporter", "json=no/such/dir/report.json"]);
    expect(code).toBe(2);
    expect(() => readFileSync(join(sandbox.path, "started"))).toThrow("ENOENT");
  });
});

describe("the bin", () => {
  it("says in one line that it has not been built", () => {
    const bare = join(sandbox.path, "bare");
    mkdirSync(join(bare, "bin"), { recursive: true });
    cpSync(kitCommand, join(bare, "bin", "appduct-conformance.js"));
    cpSync(join(packageRoot, "package.json"), join(bare, "package.json"));
    const end = spawnSync(process.execPath, [join(bare, "bin", "appduct-conformance.js")], {
      encoding: "utf8",
    });
    expect(end.stderr).toBe("appduct-conformance: not built yet: run `npm run build` first\n");
    expect(end.status).toBe(2);
  });

  it("works through a link, as npm installs it", () => {
    const link = join(sandbox.path, "linked");
    symlinkSync(kitCommand, link);
    expect(spawnSync(link, ["--version"], { encoding: "utf8" }).stdout).toBe(`${kitIdentity().version}\n`);
  });

  it.each([[["--version"]], [["--target", "x", "--version"]], [["run", "-V"]]])(
    "answers %j with its version",
    async (args) => {
      const { code, stdout } = await sandbox.run(args);
      expect({ code, stdout }).toEqual({ code: 0, stdout: `${kitIdentity().version}\n` });
    },
  );

  it("shows the flags of the default command in its help, and fits 80 columns", async () => {
    const { code, stdout } = await sandbox.run(["--help"]);
    expect(code).toBe(0);
    expect(stdout).toContain("--target <command>");
    expect(stdout).toContain("Exit codes: 0 conforming");
    expect(stdout.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });
});

describe("list", () => {
  it("has a line for each check when nobody looks", async () => {
    const { code, stdout } = await sandbox.run(["list"]);
    expect(code).toBe(0);
    expect(stdout.split("\n")).toHaveLength(daemonChecks.length + 1);
    expect(stdout).toMatch(/^list\.sorted-by-name +LIST-02 +MUST +property +all +tools come sorted/m);
  });

  it("prints an array with --json", async () => {
    const { stdout } = await sandbox.run(["list", "--json"]);
    const listed = JSON.parse(stdout) as { id: string }[];
    expect(listed.map(({ id }) => id)).toEqual(daemonChecks.map(({ id }) => id));
    expect(listed.find(({ id }) => id === "list.sorted-by-name")).toMatchObject({
      suite: "list",
      clauses: ["LIST-02"],
      level: "MUST",
      kind: "property",
      profiles: ["groups", "subgroups", "base"],
      target: "daemon",
    });
  });

  it("is not disturbed by a reader that goes away", () => {
    const line = `"${process.execPath}" "${kitCommand}" list | head -n 1`;
    const end = spawnSync("sh", ["-c", line], { encoding: "utf8" });
    expect(end.stderr).toBe("");
    expect(end.stdout.split("\n")).toHaveLength(2);
  });
});

describe("explain", () => {
  it("says what a clause demands, where, and what checks it", async () => {
    const { code, stdout } = await sandbox.run(["explain", "list-02"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^LIST-02 {2}Sorted by name\nMUST, profiles: all, binds: daemon\ndocs\/PROTOCOL\.md:\d+\n/,
    );
    expect(stdout).toContain("The tools MUST come sorted by `name`");
    expect(stdout).toContain("checked by\n");
    expect(stdout).toContain("  list.sorted-by-name (property)\n");
  });

  it("says what a check does and how to run it", async () => {
    const { stdout } = await sandbox.run(["explain", "list.sorted-by-name"]);
    expect(stdout).toContain("run just it: npx appduct-conformance --only list.sorted-by-name\n");
    expect(stdout).toContain("The tools MUST come sorted by `name`");
  });

  it("says what a failure usually comes from", async () => {
    const { code, stdout } = await sandbox.run(["explain", "Wrong-Order"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^wrong-order\nA failure: the right things in the wrong order\.\n\nUsually the sort /,
    );
  });

  it("knows every clause", async () => {
    const ends = await Promise.all(
      [clauseIds.at(0), clauseIds.at(-1)].map((id) => sandbox.run(["explain", String(id)])),
    );
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
  });
});

describe("run", () => {
  it("checks the bundled reference when no target is given", async () => {
    const { code, stdout, stderr } = await sandbox.run(oneCheck);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^target bundled reference daemon$/m);
    expect(stdout).toMatch(/^MUSTs checked: 1 of \d+ \(groups\)$/m);
    expect(stdout).toMatch(/\nconforming\n$/);
    expect(stdout).not.toMatch(/[^\n -~✓✗–─…]/);
    expect(sandbox.leftovers()).toEqual([]);
  });

  it("writes a valid JSON report to stdout, and then says nothing else there", async () => {
    const { code, stdout, stderr } = await sandbox.run([...oneCheck, "--reporter", "json"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const report: unknown = JSON.parse(stdout);
    validateReport(report);
    expect(validateReport.errors ?? []).toEqual([]);
  });

  it("writes a report to a file beside what it says", async () => {
    const { code, stdout } = await sandbox.run([...oneCheck, "--reporter", "json=report.json"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/\nconforming\n$/);
    const report = JSON.parse(readFileSync(join(sandbox.path, "report.json"), "utf8")) as {
      exitCode: number;
    };
    expect(report.exitCode).toBe(0);
  });

  it("moves to stderr when it is asked for beside a report on stdout", async () => {
    const { stdout, stderr } = await sandbox.run([
      ...oneCheck,
      "--reporter",
      "terminal",
      "--reporter",
      "json",
    ]);
    expect(JSON.parse(stdout)).toHaveProperty("exitCode", 0);
    expect(stderr).toMatch(/\nconforming\n$/);
  });

  it("prints the seed that random chose", async () => {
    const { stdout } = await sandbox.run([...oneCheck, "--seed", "random"]);
    expect(stdout).toMatch(/^1 check, 3 cases a property, seed \d+$/m);
  });

  it("says one line when it is quiet and all is well", async () => {
    expect((await sandbox.run([...oneCheck, "--quiet"])).stdout).toBe("conforming\n");
  });

  it("colours when told to, and not when told not to", async () => {
    const forced = await sandbox.run([...oneCheck, "--quiet"], { FORCE_COLOR: "1" });
    expect(forced.stdout).toContain("\u001b[32mconforming\u001b[39m");
    const both = await sandbox.run([...oneCheck, "--quiet", "--no-color"], { FORCE_COLOR: "1" });
    expect(both.stdout).toBe("conforming\n");
  });

  it("ends with 5 when nothing could be executed", async () => {
    const ofAnother = daemonChecks.find(({ profiles }) => !profiles.includes("base"));
    const { code, stdout } = await sandbox.run(["--profile", "base", "--only", ofAnother?.id ?? ""]);
    expect(stdout).toMatch(/\nnothing executed\n$/);
    expect(code).toBe(5);
  });

  it("keeps its exit code when its reader goes away", () => {
    const line = `("${process.execPath}" "${kitCommand}" ${oneCheck.join(" ")}; echo "code $?" >&2) | head -n 1`;
    const end = spawnSync("sh", ["-c", line], { encoding: "utf8" });
    expect(end.stderr).toBe("code 0\n");
  });
});
