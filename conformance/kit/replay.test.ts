/** `replay` as a user meets it: a real run on a real target that is wrong, and what it leaves performed again. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FailureBundle } from "../../generated/wire.js";
import type { Report } from "../engine/result.js";
import { reversingDaemon } from "./testing/reversing-daemon.js";
import { kitCommand, makeSandbox, referenceCommand } from "./testing/sandbox.js";
import type { KitEnd } from "./testing/sandbox.js";

const sandbox = makeSandbox();
afterAll(sandbox.remove);

const id = "list.sorted-by-name";
const usual = `.appduct-conformance/failures/${id}.json`;
const program = sandbox.file("reversing.mjs", reversingDaemon);
const broken = `${process.execPath} ${program}`;
const sound = `${process.execPath} ${referenceCommand} daemon`;

let found: KitEnd;
beforeAll(async () => {
  const run = ["--target", broken, "--only", id, "--runs", "20", "--reporter", "json=report.json"];
  found = await sandbox.run(run);
});

const stored = (): FailureBundle =>
  JSON.parse(readFileSync(join(sandbox.path, usual), "utf8")) as FailureBundle;

/** The bundle with something changed, in a file of its own. */
function changed(change: Partial<Record<keyof FailureBundle, unknown>>): string {
  writeFileSync(join(sandbox.path, "changed.json"), JSON.stringify({ ...stored(), ...change }));
  return "changed.json";
}

/** The last line: the answer. */
const answerOf = ({ stdout }: KitEnd): string | undefined =>
  stdout
    .replace(/\n(?=[^\n]*$)/, "")
    .split(/\n(?=FIXED|FAILED|CANNOT)/)
    .at(-1)
    ?.replaceAll("\n", " ");

describe("a run that finds a failure", () => {
  it("keeps it, and says so in its report", () => {
    const { checks } = JSON.parse(readFileSync(join(sandbox.path, "report.json"), "utf8")) as Report;
    expect(checks[0]?.failure?.bundle).toBe(usual);
    expect(stored()).toMatchObject({ check: id, case: checks[0]?.failure?.counterexample.case });
  });

  it("prints a command that performs just the case, and one that runs the check", () => {
    expect(found.stdout).toMatch(
      /\n {2}see it again\n {2}npx appduct-conformance replay list\.sorted-by-name\n {2}npx appduct-conformance --target /,
    );
    const [line = ""] = /npx appduct-conformance replay .*/.exec(found.stdout) ?? [];
    const command = line.replace(/^npx appduct-conformance/, `"${process.execPath}" "${kitCommand}"`);
    const end = spawnSync("sh", ["-c", command], { cwd: sandbox.path, encoding: "utf8" });
    expect(end.stdout).toMatch(/^ {2}LIST-02 MUST {2}Sorted by name/m);
    expect(end.stdout).toMatch(/^ {2}wrong-order: /m);
    expect(end.stdout).toContain(`--only ${id} --seed`);
    expect(end.stdout).toMatch(/\nFAILED {2}as recorded: wrong-order\n$/);
    expect(end.status).toBe(1);
  });
});

describe("replay", () => {
  it("answers FIXED when the target is right", async () => {
    const end = await sandbox.run(["replay", id, "--target", sound]);
    expect(answerOf(end)).toBe("FIXED  the case passes (2 of 2 times)");
    expect(end.code).toBe(0);
  });

  it("says when it fails otherwise than recorded", async () => {
    const end = await sandbox.run(["replay", changed({ failure: { ...stored().failure, code: "leaked" } })]);
    expect(answerOf(end)).toBe("FAILED  otherwise than recorded: wrong-order, not leaked");
    expect(end.code).toBe(1);
    expect(sandbox.leftovers()).toEqual([]);
  });

  it("answers CANNOT when the case is none for the check any more, and does not call it a failure", async () => {
    const end = await sandbox.run(["replay", changed({ case: { registry: [1, null] } })]);
    expect(answerOf(end)).toMatch(/^CANNOT {2}the recorded case does not fit the check as this kit has it: /);
    expect({ code: end.code, stderr: end.stderr }).toEqual({ code: 5, stderr: "" });
  });

  it("answers CANNOT when the target cannot be examined, and what to try", async () => {
    const end = await sandbox.run(["replay", id, "--target", "./no-such-daemon"]);
    expect(answerOf(end)).toBe("CANNOT  the target cannot be examined (step command, 1 of 8)");
    expect(end.stdout).toMatch(/^ {2}try {5}\S/m);
    expect(end.code).toBe(3);
  });

  it("answers CANNOT when the check is gone, without starting anything", async () => {
    const end = await sandbox.run(["replay", changed({ check: "list.no-such-check" })]);
    expect(answerOf(end)).toBe("CANNOT  this kit has no check list.no-such-check; another version of it may");
    expect(end.code).toBe(5);
  });

  it("refuses what is no bundle in one line", async () => {
    const { code, stdout, stderr } = await sandbox.run(["replay", changed({ check: 7 })]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toBe(
      "appduct-conformance: the bundle changed.json cannot be replayed: check must be string\n",
    );
  });
});
