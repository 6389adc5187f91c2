import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { UsageError } from "../usage-error.js";
import { reportFile } from "./report-file.js";
import { makeSandbox } from "./testing/sandbox.js";

const sandbox = makeSandbox();
afterAll(sandbox.remove);
let folders = 0;

function folder(): string {
  folders += 1;
  const path = join(sandbox.path, `folder-${folders}`);
  mkdirSync(path);
  return path;
}

describe("a report's file", () => {
  it("is not there before it is written, and is all that is there afterwards", () => {
    const place = folder();
    const file = reportFile(join(place, "report.json"));
    expect(readdirSync(place)).toEqual([]);
    file.write("{}");
    expect(readdirSync(place)).toEqual(["report.json"]);
    expect(readFileSync(join(place, "report.json"), "utf8")).toBe("{}");
  });

  it("keeps what it held until then", () => {
    const path = join(folder(), "report.json");
    writeFileSync(path, "old");
    const file = reportFile(path);
    expect(readFileSync(path, "utf8")).toBe("old");
    file.write("new");
    expect(readFileSync(path, "utf8")).toBe("new");
  });

  it("is written where a link leads", () => {
    const place = folder();
    writeFileSync(join(place, "real.json"), "old");
    symlinkSync("real.json", join(place, "link.json"));
    reportFile(join(place, "link.json")).write("new");
    expect(readFileSync(join(place, "real.json"), "utf8")).toBe("new");
    expect(readdirSync(place).sort()).toEqual(["link.json", "real.json"]);
  });

  it("does not replace a device", () => {
    reportFile("/dev/null").write("gone");
    expect(execFileSync("sh", ["-c", "test -c /dev/null && echo still"], { encoding: "utf8" })).toBe(
      "still\n",
    );
  });

  it.each([
    ["no/such/report.json", "its directory does not exist"],
    [".", "it is a directory"],
    [`${import.meta.filename}/report.json`, "a part of its path is no directory"],
  ])("says why %s cannot be one", (path, why) => {
    expect(() => reportFile(path)).toThrow(
      new UsageError(`--reporter: the report ${path} cannot be written: ${why}`),
    );
  });

  it("says so when it has become impossible meanwhile", () => {
    const place = folder();
    const file = reportFile(join(place, "report.json"));
    rmSync(place, { recursive: true });
    expect(() => {
      file.write("{}");
    }).toThrow(UsageError);
  });
});
