/** Real processes: how they are started, how their output is bounded, and that nothing of their group is left. */
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { TargetProcess } from "./target-process.js";

function node(program: string): Promise<TargetProcess> {
  return TargetProcess.start({ words: [process.execPath, "-e", program], env: process.env });
}

/** Whether somebody listens there. A process that is killed but not reaped still has its number, but no port. */
function isServed(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => {
      resolve(false);
    });
  });
}

describe("a target's process", () => {
  it("tells how it ended and the end of what it said", async () => {
    const target = await node(
      'process.stdout.write("x".repeat(100_000) + "out"); process.stderr.write("err"); process.exitCode = 7',
    );
    expect(await target.exited).toEqual({ code: 7, signal: null });
    await target.stop();
    expect(target.stderr).toBe("err");
    expect(target.stdout.length).toBeLessThan(20_000);
    expect(target.stdout.endsWith("xout")).toBe(true);
  });

  it("is a clear error of the system where the program is not there", async () => {
    const start = TargetProcess.start({ words: ["./no-such-program"], env: process.env });
    await expect(start).rejects.toMatchObject({ code: "ENOENT" });
  });

  it("is given its words as they are, and no shell", async () => {
    const words = [process.execPath, "-p", "process.argv[1]", "$(id) ; *"] as const;
    const target = await TargetProcess.start({ words, env: process.env });
    await target.exited;
    await target.stop();
    expect(target.stdout).toBe("$(id) ; *\n");
  });

  it("is put down with what it started, also where both ignore TERM", async () => {
    const stays = 'process.on("SIGTERM", () => {});';
    const child = `${stays} const server = require("net").createServer().listen(0, "127.0.0.1", () => console.log(server.address().port))`;
    const target = await node(
      `${stays} require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(child)}], { stdio: "inherit" })`,
    );
    while (!target.stdout.includes("\n")) await turn();
    const port = Number(target.stdout);
    expect(await isServed(port)).toBe(true);
    await target.stop();
    expect(target.exit).toEqual({ code: null, signal: "SIGKILL" });
    expect(await isServed(port)).toBe(false);
  });
});

function turn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
