import { describe, expect, it } from "vitest";
import { failureCodes } from "../engine/failure-code.js";
import type { FailureCode } from "../engine/failure-code.js";
import { hintFor } from "./failure-hints.js";

const codes = [...(Object.keys(failureCodes) as FailureCode[]), "kit-bug" as const];

describe("the hint of a failure code", () => {
  it.each(codes)("for %s is one or two plain sentences", (code) => {
    const hint = hintFor(code);
    expect(hint).toMatch(/^[A-Z][\x20-\x7e]*\.$/);
    expect(hint.split(/\.(?: |$)/).filter((sentence) => sentence !== "").length).toBeLessThanOrEqual(2);
    expect(hint.length).toBeLessThanOrEqual(260);
  });

  it("is another for each", () => {
    expect(new Set(codes.map(hintFor)).size).toBe(codes.length);
  });
});
