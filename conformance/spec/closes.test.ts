import { describe, expect, it } from "vitest";
import { allowedCloses, isAllowedClose } from "./closes.js";

describe("the closes of WIRE-05", () => {
  it("bind code and reason", () => {
    const allowed = allowedCloses(["unknown type"]);
    expect(isAllowedClose({ code: 1008, reason: "unknown_message_type" }, allowed)).toBe(true);
    expect(isAllowedClose({ code: 1008, reason: "invalid_message" }, allowed)).toBe(false);
    expect(isAllowedClose({ code: 1003, reason: "unknown_message_type" }, allowed)).toBe(false);
  });

  it("leave the reason open where the table does", () => {
    expect(isAllowedClose({ code: 1009, reason: "" }, allowedCloses(["too large"]))).toBe(true);
    expect(isAllowedClose({ code: 1009, reason: "anything" }, allowedCloses(["too large"]))).toBe(true);
  });

  it("are those of either row where two apply", () => {
    const allowed = allowedCloses(["unknown type", "another session"]);
    expect(isAllowedClose({ code: 1008, reason: "session_mismatch" }, allowed)).toBe(true);
    expect(isAllowedClose({ code: 1008, reason: "unknown_message_type" }, allowed)).toBe(true);
  });
});
