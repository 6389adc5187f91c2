/** The command as it is shipped: the build is what runs, so these tests wait for one (`npm test` makes it). */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, watch } from "node:fs";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startReferenceDaemon } from "./daemon/index.js";
import { makeStateDir } from "./daemon/testing/daemon.js";
import { TestRpc } from "./daemon/testing/rpc.js";

const BIN = fileURLToPath(new URL("../../bin/appduct-reference.js", import.meta.url));
const BUILT = existsSync(fileURLToPath(new URL("../../dist/conformance/reference/main.js", import.meta.url)));

type Ended = { readonly code: number | null; readonly stderr: string };

const running = new Set<ChildProcess>();

function run(args: readonly string[], stateDir?: string) {
  const { APPDUCT_STATE_DIR: _ours, ...env } = process.env;
  const child = spawn(process.execPath, [BIN, ...args], {
    env: stateDir === undefined ? env : { ...env, APPDUCT_STATE_DIR: stateDir },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  running.add(child);
  const ended: Promise<Ended> = once(child, "close").then(([code]) => ({
    code: code as number | null,
    stderr,
  }));
  return { child, ended };
}

describe.skipIf(!BUILT)("appduct-reference daemon", () => {
  let stateDir: string;
  beforeEach(async () => {
    stateDir = await makeStateDir();
  });
  afterEach(async () => {
    for (const child of running) child.kill("SIGKILL");
    running.clear();
    await rm(stateDir, { recursive: true });
  });

  it.each(["SIGTERM", "SIGINT"] as const)("serves until %s, and removes its socket", async (signal) => {
    const changes = watch(stateDir);
    const { child, ended } = run(["daemon", "--profile", "base"], stateDir);
    const socketPath = join(stateDir, "daemon.sock");
    while (!existsSync(socketPath)) await once(changes, "change");
    changes.close();
    const rpc = await TestRpc.open(socketPath);
    expect(await rpc.call("daemon.status")).toMatchObject({ pid: child.pid, profile: "base" });
    child.kill(signal);
    expect(await ended).toEqual({ code: 0, stderr: "" });
    expect(await readdir(stateDir)).toEqual(["config.json"]);
  });

  it("starts where one was killed, and not where one still runs", async () => {
    const socketPath = join(stateDir, "daemon.sock");
    const other = await startReferenceDaemon({ stateDir });
    await expect(run(["daemon"], stateDir).ended).resolves.toMatchObject({ code: 1 });
    await other.stop();
    const changes = watch(stateDir);
    const first = run(["daemon"], stateDir);
    while (!existsSync(socketPath)) await once(changes, "change");
    changes.close();
    first.child.kill("SIGKILL");
    await first.ended;
    const second = await startReferenceDaemon({ stateDir });
    await second.stop();
    expect(await readdir(stateDir)).toEqual(["config.json"]);
  });

  it("says in one line what it misses, and exits with 2", async () => {
    const { code, stderr } = await run(["daemon"]).ended;
    expect(code).toBe(2);
    expect(stderr).toMatch(/^appduct-reference: APPDUCT_STATE_DIR is not set.*\n$/u);
    expect((await run(["daemon", "--profile", "x"], stateDir).ended).code).toBe(2);
  });

  it("says in one line why it cannot start, and exits with 1", async () => {
    await writeFile(join(stateDir, "config.json"), '{"wssPort":"x"}');
    const { code, stderr } = await run(["daemon"], stateDir).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^appduct-reference: .*wssPort must be.*\n$/u);
  });
});
