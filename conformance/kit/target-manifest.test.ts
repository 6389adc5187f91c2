import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { makeSandbox, referenceCommand } from "./testing/sandbox.js";
import { isManifest, readManifest } from "./target-manifest.js";
import { withManifest } from "./with-manifest.js";

const sandbox = makeSandbox();
afterAll(sandbox.remove);
const folder = sandbox.path;
mkdirSync(join(folder, "build"));

let files = 0;
const manifest = (value: unknown): string => {
  files += 1;
  return sandbox.file(`m${files}.json`, typeof value === "string" ? value : JSON.stringify(value));
};

describe("a target manifest", () => {
  it("is told from a command by its name", () => {
    expect(["x.json", "./a/x.json", "'my x.json'"].map(isManifest)).toEqual([true, true, true]);
    expect(["./daemon", "./daemon x.json", "unix:x.json", "x.jsonl"].map(isManifest)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it("has its paths taken from its folder", () => {
    const path = manifest({
      name: "Acme",
      profile: "base",
      daemon: { command: "./build/daemon 'a b'", env: { A: "1" }, cwd: "build" },
      expectations: "known.yaml",
    });
    expect(readManifest(path, "daemon")).toEqual({
      name: "Acme",
      profile: "base",
      target: `${folder}/build/daemon 'a b'`,
      env: { A: "1" },
      cwd: `${folder}/build`,
      expectations: `${folder}/known.yaml`,
    });
    const command = (text: string) =>
      readManifest(manifest({ name: "n", daemon: { command: text } }), "daemon");
    expect(command("node dist/daemon.js")).toMatchObject({ target: "node dist/daemon.js", cwd: folder });
    expect(command("unix:run/daemon.sock").target).toBe(`unix:${folder}/run/daemon.sock`);
    expect(command("/bin/daemon").target).toBe("/bin/daemon");
  });

  const good = { name: "n", daemon: { command: "./d" } };
  it.each([
    ["{", "it is not JSON: "],
    [[], "a manifest must be object"],
    [{ daemon: good.daemon }, "name is missing"],
    [{ ...good, daemon: {} }, "daemon.command is missing"],
    [{ ...good, daemon: { command: "" } }, "daemon.command takes a text that is not empty"],
    [{ ...good, daemon: { command: "'a" } }, "daemon.command cannot be read: the quote ' is never closed"],
    [{ ...good, daemon: { command: 1 } }, "daemon.command must be string"],
    [{ ...good, daemon: { command: "./d", envs: {} } }, "there is no field daemon.envs; did you mean env?"],
    [{ ...good, daemon: { command: "./d", env: { A: 1 } } }, "daemon.env.A must be string"],
    [{ ...good, daemon: { command: "./d", cwd: "none" } }, `daemon.cwd is no directory: ${folder}/none`],
    [{ ...good, mcp: { comand: "./d" } }, "mcp.command is missing"],
    [{ ...good, profile: "group" }, "profile takes one of groups, subgroups, base"],
    [{ ...good, deamon: {} }, "there is no field deamon; did you mean daemon?"],
    [{ name: "n", cli: { command: "./c" } }, "there is no section daemon for --kind daemon; it has cli"],
    [{ name: "n" }, "there is no section daemon for --kind daemon; it names no target at all"],
  ])("is refused by its field: %j", (value, message) => {
    const path = manifest(value);
    expect(() => readManifest(path, "daemon")).toThrow(`--target: ${path}: ${message}`);
  });

  it("gives way to flags", () => {
    const target = manifest({
      ...good,
      profile: "base",
      daemon: { command: "./d", env: { A: "1", B: "2" } },
      expectations: "a.yaml",
    });
    const flags = { kind: "daemon", target, color: false } as const;
    expect(withManifest(flags)).toMatchObject({ profile: "base", targetName: "n", cwd: folder });
    const more = { profile: "groups", env: { B: "3" }, cwd: "/", expectations: "b.yaml" } as const;
    expect(withManifest({ ...flags, ...more })).toMatchObject({ ...more, env: { A: "1", B: "3" } });
    expect(withManifest({ kind: "daemon", color: false })).toEqual({
      kind: "daemon",
      color: false,
      profile: "groups",
    });
  });

  it("is run, by its name and with a command to run it again that needs no manifest", async () => {
    sandbox.file("build/run.sh", `#!/bin/sh\nexec "${process.execPath}" "${referenceCommand}" "$@"\n`, 0o755);
    const path = manifest({ name: "Acme", daemon: { command: "./build/run.sh daemon" } });
    const { code, stdout } = await sandbox.run([
      "--target",
      path,
      "--only",
      "rpc.ids-come-back-unchanged",
      "--runs",
      "1",
    ]);
    expect(stdout).toMatch(/^target Acme$/m);
    expect(code).toBe(0);
    const doctor = await sandbox.run(["doctor", "--target", path]);
    expect(doctor.stdout).toMatch(/\nusable\n$/);
    const other = await sandbox.run(["--target", manifest({ name: "n", cli: { command: "./c" } })]);
    expect(other).toMatchObject({ code: 2, stdout: "" });
    expect(other.stderr).toMatch(/^appduct-conformance: --target: .*: there is no section daemon .*\n$/);
  });
});
