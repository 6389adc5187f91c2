import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { defaultSeed } from "../engine/seed.js";
import type { RunFlags } from "./flags.js";
import { rerunCommand } from "./rerun-command.js";

const plain: RunFlags = { kind: "daemon", profile: "groups", color: true };

describe("the command that runs a check again", () => {
  it("leaves out whatever is the default", () => {
    expect(rerunCommand("list.x", plain, defaultSeed)).toBe(
      `npx appduct-conformance --only list.x --seed ${defaultSeed}`,
    );
    const explicit = { ...plain, timeout: 5_000, runs: 100, verbose: true, suite: ["list"] };
    expect(rerunCommand("list.x", explicit, defaultSeed)).toBe(
      `npx appduct-conformance --only list.x --seed ${defaultSeed}`,
    );
  });

  it("has everything that a case depends on", () => {
    const flags: RunFlags = {
      ...plain,
      target: "node ./daemon.js --fast",
      profile: "subgroups",
      env: { A: "1", B: "x y" },
      cwd: "/srv",
      timeout: 100,
      runs: 7,
    };
    expect(rerunCommand("list.x", flags, -3)).toBe(
      "npx appduct-conformance --target 'node ./daemon.js --fast' --profile subgroups --env A=1 --env 'B=x y' " +
        "--cwd /srv --timeout 100 --only list.x --seed -3 --runs 7",
    );
  });

  it.each(["it's", '"$HOME" `id` $(id)', "a\\b", "", "*", "~", "#x", "a;b", "ü 日本"])(
    "can be pasted into a shell with the target %j",
    (target) => {
      const command = rerunCommand("list.x", { ...plain, target }, defaultSeed);
      const echo = command.replace(/^npx appduct-conformance/, "printf '%s\\n'");
      const words = execFileSync("sh", ["-c", echo], { encoding: "utf8" });
      expect(words).toBe(
        ["--target", target, "--only", "list.x", "--seed", String(defaultSeed), ""].join("\n"),
      );
    },
  );
});
