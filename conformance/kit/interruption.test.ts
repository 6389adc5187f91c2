import { EventEmitter } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { interruption } from "./interruption.js";
import { isGroupAlive, makeSandbox, referenceCommand } from "./testing/sandbox.js";

/** A process is started or collected when the system gets round to it. */
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 30_000 });

class FakeProcess extends EventEmitter {
  readonly exits: number[] = [];
  exit(code: number): void {
    this.exits.push(code);
  }
}

describe("interruption", () => {
  it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("aborts on %s and lets the run end", (name) => {
    const host = new FakeProcess();
    const signal = interruption(host, () => 0);
    expect(signal.aborted).toBe(false);
    host.emit(name);
    expect(signal.aborted).toBe(true);
    expect(host.exits).toEqual([]);
  });

  it("takes the signal that npm hands on for the one that the terminal has sent", () => {
    const host = new FakeProcess();
    let now = 1_000;
    interruption(host, () => now);
    host.emit("SIGINT");
    now += 30;
    host.emit("SIGINT");
    expect(host.exits).toEqual([]);
  });

  it("ends at once when it is asked a second time", () => {
    const host = new FakeProcess();
    let now = 1_000;
    interruption(host, () => now);
    host.emit("SIGINT");
    now += 2_000;
    host.emit("SIGTERM");
    expect(host.exits).toEqual([130]);
  });
});

describe("the kit, interrupted", () => {
  const sandbox = makeSandbox();
  afterAll(sandbox.remove);
  let targets = 0;

  /** The reference as a target whose process group the test knows. */
  const knownTarget = (): { target: string; group: () => number } => {
    targets += 1;
    const pidFile = join(sandbox.path, `pid-${targets}`);
    const command = `echo $$ > ${pidFile}; exec ${process.execPath} ${referenceCommand} daemon`;
    return {
      target: `sh -c '${command}'`,
      group: () => Number(readFileSync(pidFile, "utf8")),
    };
  };
  const endless = ["--only", "list.sorted-by-name", "--runs", "100000000", "--timeout", "600000"];

  it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
    "by %s prints what it knows, and leaves nothing",
    async (name) => {
      const { target, group } = knownTarget();
      const kit = sandbox.start(["--target", target, ...endless, "--reporter", "json=partial.json"]);
      await kit.says("seed ");
      kit.process.kill(name);
      const { code, stdout } = await kit.ended;
      expect(stdout).toMatch(/^note: 1 of 1 checks were not run \(interrupted\)$/m);
      expect(stdout).toMatch(/\ninterrupted after 0 checks; no failure so far\n$/);
      expect(code).toBe(130);
      expect(JSON.parse(readFileSync(join(sandbox.path, "partial.json"), "utf8"))).toMatchObject({
        exitCode: 130,
      });
      await eventually(() => isGroupAlive(group())).toBe(false);
      expect(sandbox.leftovers()).toEqual([]);
    },
  );

  it("cleans up after a bug of its own too", async () => {
    const bug = sandbox.file("bug.mjs", 'process.on("SIGUSR2", () => { throw new Error("oh no"); });');
    const { target, group } = knownTarget();
    const kit = sandbox.start(["--target", target, ...endless], { NODE_OPTIONS: `--import ${bug}` });
    await kit.says("seed ");
    kit.process.kill("SIGUSR2");
    const { code, stderr } = await kit.ended;
    expect(stderr).toMatch(/^appduct-conformance: a bug of the kit, please report it:\nError: oh no\n/);
    expect(code).toBe(4);
    await eventually(() => isGroupAlive(group())).toBe(false);
    expect(sandbox.leftovers()).toEqual([]);
  });

  it("does not wait for a target that hangs", async () => {
    const { target, group } = knownTarget();
    const kit = sandbox.start(["--target", target, ...endless]);
    await kit.says("seed ");
    process.kill(group(), "SIGSTOP");
    kit.process.kill("SIGINT");
    const { code, stdout } = await kit.ended;
    expect(stdout).toMatch(/\ninterrupted after 0 checks; no failure so far\n$/);
    expect(code).toBe(130);
    await eventually(() => isGroupAlive(group())).toBe(false);
    expect(sandbox.leftovers()).toEqual([]);
  });

  it.each([[["run"]], [["doctor"]]])("before there is a target, ends %j with 130", async (command) => {
    const pidFile = join(sandbox.path, `sleeping-${command.join("")}`);
    const target = `sh -c 'echo $$ > ${pidFile}.tmp; mv ${pidFile}.tmp ${pidFile}; exec sleep 1000'`;
    const kit = sandbox.start([...command, "--target", target, "--timeout", "600000"]);
    await eventually(() => existsSync(pidFile)).toBe(true);
    kit.process.kill("SIGINT");
    const { code } = await kit.ended;
    expect(code).toBe(130);
    await eventually(() => isGroupAlive(Number(readFileSync(pidFile, "utf8")))).toBe(false);
    expect(sandbox.leftovers()).toEqual([]);
  });
});
