import { describe, expect, it } from "vitest";
import { readTarget } from "./target-spec.js";

describe("a target's text", () => {
  it("is a command line", () => {
    expect(readTarget("./daemon --fast")).toEqual({
      ok: true,
      spec: { by: "command", words: ["./daemon", "--fast"] },
    });
  });

  it("is the socket of a running daemon, blanks and all", () => {
    expect(readTarget("unix:/run/my daemon/d.sock")).toEqual({
      ok: true,
      spec: { by: "socket", path: "/run/my daemon/d.sock" },
    });
  });

  it("says what is missing", () => {
    expect(readTarget("unix:")).toMatchObject({
      ok: false,
      why: expect.stringContaining("unix:/") as string,
    });
    expect(readTarget('"')).toMatchObject({ ok: false });
  });
});
