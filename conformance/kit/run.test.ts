import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { validateReport } from "../../generated/validators.js";
import type { CheckResult, Report } from "../engine/result.js";
import { reversingDaemon } from "./testing/reversing-daemon.js";
import { kitCommand, makeSandbox } from "./testing/sandbox.js";

const sandbox = makeSandbox();
afterAll(sandbox.remove);

/** Every byte a terminal would act upon, line ends aside. */
const raw = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/;

function failureOf(stdout: string): NonNullable<CheckResult["failure"]> {
  const failure = (JSON.parse(stdout) as Report).checks[0]?.failure;
  if (failure === undefined) throw new Error(`no failure in ${stdout}`);
  return failure;
}

describe("a target that is wrong", () => {
  const program = sandbox.file("reversing.mjs", reversingDaemon);
  const target = `${process.execPath} ${program}`;
  const run = ["--target", target, "--only", "list.sorted-by-name", "--runs", "20"];

  it("fails, and the failure has all that it takes to see it again", async () => {
    const { code, stdout, stderr } = await sandbox.run([...run, "--reporter", "json=report.json"]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(stdout).toMatch(/^ {4}✗ list\.sorted-by-name {2}failed\n {8}\S/m);
    expect(stdout).toMatch(
      /^1 of 1 {2}list\.sorted-by-name {2}failed\ntools come sorted by name, by code unit$/m,
    );
    expect(stdout).toMatch(/^ {2}LIST-02 MUST {2}Sorted by name {2}docs\/PROTOCOL\.md:\d+$/m);
    expect(stdout).toMatch(/^ {2}wrong-order: /m);
    expect(stdout).toMatch(/^ {2}input \(confirmed 2 of 2(, simplified \d+ times?)?\)$/m);
    expect(stdout).toMatch(/^ {2}expected {2}/m);
    expect(stdout).toMatch(/^ +\d+ ms rpc +→ \{"jsonrpc":"2\.0"/m);
    expect(stdout).toMatch(/^ {2}│ ready \\u001b\[2J\\u202e$/m);
    expect(stdout).toMatch(
      /^ {2}again {5}npx appduct-conformance --target '.*' --only list\.sorted-by-name --runs 20$/m,
    );
    expect(stdout).toMatch(/\nnot conforming \(1 check\)\n$/);
    expect(stdout).not.toMatch(raw);

    const text = readFileSync(join(sandbox.path, "report.json"), "utf8");
    const report: unknown = JSON.parse(text);
    validateReport(report);
    expect(validateReport.errors ?? []).toEqual([]);
    expect((report as Report).checks[0]?.failure?.stderr).toContain("\u202e");
    expect(text).not.toMatch(raw);
    expect(sandbox.leftovers()).toEqual([]);
  });

  it("fails in the same way by the command that the failure gives", async () => {
    const { stdout } = await sandbox.run([...run, "--reporter", "json"]);
    const first = failureOf(stdout);
    const replay = first.replay.replace(/^npx appduct-conformance/, `"${process.execPath}" "${kitCommand}"`);
    const end = spawnSync("sh", ["-c", `${replay} --reporter json`], { encoding: "utf8" });
    const { code, counterexample, expected, actual } = first;
    expect(failureOf(end.stdout)).toMatchObject({ code, counterexample, expected, actual });
    expect(end.status).toBe(1);
  });

  it("leaves nothing out with --trace", async () => {
    const { stdout } = await sandbox.run([...run, "--trace"]);
    expect(stdout).not.toContain("…");
    expect(stdout).toContain('"type":"session_claim"');
  });

  it("is examined from the directory and with the variables it is given", async () => {
    sandbox.file("relative.sh", '#!/bin/sh\n[ "$WANTED" = "a b" ] && exec "$@"\nexit 9\n', 0o755);
    const words = ["--target", `./relative.sh ${target}`, "--cwd", sandbox.path, "--env", "WANTED=a b"];
    const { code, stdout } = await sandbox.run([...words, ...run.slice(2), "--quiet"]);
    expect(code).toBe(1);
    expect(stdout).toContain(`--env 'WANTED=a b' --cwd ${sandbox.path} --only list.sorted-by-name`);
  });
});

describe("a target that cannot be examined", () => {
  const script = (name: string, source: string): string =>
    `${process.execPath} ${sandbox.file(name, source)}`;
  const onSocket = (behaviour: string): string => `
    import { createServer } from "node:net";
    createServer((socket) => { socket.on("error", () => undefined); ${behaviour} })
      .listen(process.env.APPDUCT_STATE_DIR + "/daemon.sock");`;
  const plainFile = sandbox.file("plain.sh", "#!/bin/sh\nexit 0\n");
  const cases: readonly (readonly [string, string, string, string])[] = [
    ["does not exist", "./no-such-daemon", "command", "there is no program ./no-such-daemon"],
    ["may not be executed", plainFile, "command", "may not be executed"],
    [
      "ends at once",
      `sh -c "printf 'boom \\\\033[31m' >&2; exit 3"`,
      "start",
      "the command ended with code 3",
    ],
    ["never opens its socket", "sleep 1000", "socket", "no daemon.sock appeared"],
    [
      "has a file for a socket",
      `sh -c 'touch "$APPDUCT_STATE_DIR/daemon.sock"; sleep 1000'`,
      "socket",
      "daemon.sock is a regular file",
    ],
    ["answers nothing", script("mute.mjs", onSocket("")), "status", "does not answer daemon.status"],
    [
      "answers garbage",
      script("garbage.mjs", onSocket('socket.write("\\u001b[2J\\u0000garbage\\n");')),
      "status",
      "does not answer daemon.status",
    ],
    [
      "hangs up",
      script("curt.mjs", onSocket("socket.destroy();")),
      "status",
      "does not answer daemon.status",
    ],
    [
      "is not there to connect to",
      "unix:/no/such/daemon.sock",
      "socket",
      "no daemon answers on /no/such/daemon.sock",
    ],
  ];

  it.each(cases)("because it %s: exit 3, the step, and what to try", async (_, target, step, seen) => {
    const { code, stdout, stderr } = await sandbox.run(["--target", target, "--timeout", "150"]);
    expect(stderr).toContain(`the target cannot be examined (step ${step}, `);
    expect(stderr.replace(/\n {10}/g, " ")).toContain(seen);
    expect(stderr).toMatch(/^ {2}try {5}\S/m);
    expect(stderr).not.toMatch(raw);
    expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
    expect(sandbox.leftovers()).toEqual([]);
  });

  it.each(cases)("because it %s: the doctor says the same", async (_, target, step, seen) => {
    const { code, stdout, stderr } = await sandbox.run(["doctor", "--target", target, "--timeout", "150"]);
    expect(stdout).toMatch(new RegExp(`^✗ ${step}$`, "m"));
    expect(stdout.replace(/\n {10}/g, " ")).toContain(seen);
    expect(stdout).toMatch(/\nnot usable\n$/);
    expect(stdout).not.toMatch(raw);
    expect({ code, stderr }).toEqual({ code: 3, stderr: "" });
    expect(sandbox.leftovers()).toEqual([]);
  });

  it("shows the end of what the target said", async () => {
    const [, target = ""] = cases[2] ?? [];
    const { stderr } = await sandbox.run(["--target", target]);
    expect(stderr).toContain("  it says │ boom \\u001b[31m\n");
  });

  it("writes no report", async () => {
    await sandbox.run(["--target", "./no-such-daemon", "--reporter", "json=none.json"]);
    expect(() => readFileSync(join(sandbox.path, "none.json"))).toThrow("ENOENT");
  });
});

describe("doctor", () => {
  it("goes through every step of a target that is well", async () => {
    const { code, stdout } = await sandbox.run(["doctor"]);
    const steps = ["command", "start", "socket", "status", "link", "dial", "claim", "registry"];
    const said = stdout.split("\n").map((line) => /^✓ (\w+)/.exec(line)?.[1]);
    expect(said.filter((step) => step !== undefined)).toEqual(steps);
    expect(stdout).toMatch(/\nusable\n$/);
    expect(code).toBe(0);
    expect(sandbox.leftovers()).toEqual([]);
  });
});
