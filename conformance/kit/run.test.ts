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
    expect(stdout).toMatch(/^ +\d+ rpc +→ \{"jsonrpc":"2\.0"/m);
    expect(stdout).toMatch(/^ {2}│ ready \\u001b\[2J\\u202e$/m);
    expect(stdout).toMatch(
      /^ {2}see it again\n {2}npx appduct-conformance replay list\.sorted-by-name\n {2}npx appduct-conformance --target '.*' --only list\.sorted-by-name --seed \d+ --runs 20$/m,
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
  /** Long enough for a program to start on a busy machine; who only waits for it to pass needs less. */
  const [patient, impatient] = ["3000", "150"];
  const boom = `sh -c "printf 'boom \\\\033[31m' >&2; exit 3"`;
  const touch = `sh -c 'touch "$APPDUCT_STATE_DIR/daemon.sock"; sleep 1000'`;
  const mute = script("mute.mjs", onSocket(""));
  const garbage = script("garbage.mjs", onSocket('socket.write("\\u001b[2J\\u0000garbage\\n");'));
  const curt = script("curt.mjs", onSocket("socket.destroy();"));

  it.each([
    ["does not exist", "./no-such-daemon", patient, "command", "there is no program ./no-such-daemon"],
    ["may not be executed", plainFile, patient, "command", "may not be executed"],
    ["ends at once", boom, patient, "start", "the command ended with code 3"],
    ["never opens its socket", "sleep 1000", impatient, "socket", "no daemon.sock appeared"],
    ["has a file for a socket", touch, patient, "socket", "daemon.sock is a regular file"],
    ["answers nothing", mute, patient, "status", "does not answer daemon.status"],
    ["answers garbage", garbage, patient, "status", "does not answer daemon.status"],
    ["hangs up", curt, patient, "status", "does not answer daemon.status"],
    ["is not there", "unix:/no/such/daemon.sock", patient, "socket", "no daemon answers on /no/such/"],
  ])("because it %s: exit 3, the step, and what to try", async (_, target, timeout, step, seen) => {
    const args = ["--target", target, "--timeout", timeout];
    const [run, doctor] = await Promise.all([sandbox.run(args), sandbox.run(["doctor", ...args])]);
    expect(run.stderr).toContain(`the target cannot be examined (step ${step}, `);
    expect(doctor.stdout).toMatch(new RegExp(`^✗ ${step}$`, "m"));
    expect(doctor.stdout).toMatch(/\nnot usable\n$/);
    for (const text of [run.stderr, doctor.stdout]) {
      expect(text.replace(/\n {10}/g, " ")).toContain(seen);
      expect(text).toMatch(/^ {2}try {5}\S/m);
      expect(text).not.toMatch(raw);
    }
    expect({ code: run.code, stdout: run.stdout }).toEqual({ code: 3, stdout: "" });
    expect({ code: doctor.code, stderr: doctor.stderr }).toEqual({ code: 3, stderr: "" });
    expect(sandbox.leftovers()).toEqual([]);
  });

  it("shows the end of what the target said", async () => {
    const { stderr } = await sandbox.run(["--target", boom]);
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
