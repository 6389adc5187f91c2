import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { passing } from "../report/testing/results.js";
import { beginRunLog, readRunLog } from "./run-log.js";
import type { LogHead } from "./run-log.js";

const folder = mkdtempSync(join(tmpdir(), "log-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
const path = join(folder, "log.jsonl");

const head = (more: Partial<LogHead> = {}): LogHead => ({
  log: "appduct-conformance-log/1",
  kit: { name: "kit", version: "0" },
  target: "./d",
  profile: "groups",
  seed: 1,
  runs: 1,
  startedAt: "2026-01-01T00:00:00.000Z",
  selected: ["a.a", "a.b", "a.c", "a.d", "a.e", "a.f"],
  notPassedBefore: [],
  ...more,
});

describe("the log of a run", () => {
  it("says what did not pass, and what was not come to", () => {
    const log = beginRunLog(path, head({ notPassedBefore: ["z.z"] }));
    log.add({ result: passing({ id: "a.a" }) });
    log.add({ result: passing({ id: "a.b", verdict: "n/a" }) });
    log.add({ result: passing({ id: "a.c", verdict: "hang" }) });
    log.add({ result: passing({ id: "a.d", verdict: "warn" }) });
    log.add({
      result: passing({
        id: "a.f",
        verdict: "fail",
        expected: { reason: "known", link: "https://example.org/1" },
      }),
    });
    expect(readRunLog(path)).toEqual({
      target: "./d",
      profile: "groups",
      notPassed: ["z.z", "a.c", "a.d", "a.e"],
    });
  });

  it("has a line for each result as soon as it is there", () => {
    const log = beginRunLog(path, head());
    const lines = (): number => readFileSync(path, "utf8").split("\n").length - 1;
    expect(lines()).toBe(1);
    log.add({ result: passing() });
    expect(lines()).toBe(2);
  });

  it("is of the run that began last, whatever an earlier one still writes", () => {
    const earlier = beginRunLog(path, head());
    beginRunLog(path, head({ selected: ["b.b"] }));
    earlier.add({ result: passing({ id: "b.b" }) });
    expect(readRunLog(path)?.notPassed).toEqual(["b.b"]);
  });

  it("loses nothing but the line at which the kit was killed", () => {
    const log = beginRunLog(path, head({ selected: ["a.a", "a.b"] }));
    log.add({ result: passing({ id: "a.a" }) });
    writeFileSync(path, '{"result":{"id":"a.b","verd', { flag: "a" });
    expect(readRunLog(path)?.notPassed).toEqual(["a.b"]);
  });

  it.each([
    "",
    "null",
    "[]",
    "{}",
    "not JSON",
    JSON.stringify({ ...head(), log: "appduct-conformance-log/2" }),
    JSON.stringify({ ...head(), selected: [1] }),
  ])("is as none when it is %j", (text) => {
    writeFileSync(path, text);
    expect(readRunLog(path)).toBeUndefined();
  });

  it("passes over lines that are no results", () => {
    writeFileSync(
      path,
      `${JSON.stringify(head({ selected: ["a.a"] }))}\n1\nnull\n{"result":null}\n{"result":{"id":1}}`,
    );
    expect(readRunLog(path)?.notPassed).toEqual(["a.a"]);
  });

  it("is none where there is none", () => {
    expect(readRunLog(join(folder, "none"))).toBeUndefined();
  });
});
