import { describe, expect, it } from "vitest";
import { Transcript } from "./transcript.js";

describe("Transcript", () => {
  it("stamps entries with the time since it was last cleared", () => {
    let now = 1000;
    const transcript = new Transcript({ now: () => now });
    now = 1007;
    transcript.record("rpc", "send", "{}");
    expect(transcript.entries()).toEqual([{ ms: 7, channel: "rpc", dir: "send", text: "{}" }]);
    now = 2000;
    transcript.clear();
    now = 2001;
    transcript.record("app", "receive", "x");
    expect(transcript.entries()).toEqual([{ ms: 1, channel: "app", dir: "receive", text: "x" }]);
  });

  it("cuts a long text and counts the missing bytes, not the missing characters", () => {
    const transcript = new Transcript({ now: () => 0, maxText: 4 });
    transcript.record("rpc", "receive", "abcdéé");
    expect(transcript.entries()[0]?.text).toBe("abcd… (4 more bytes)");
  });

  it("does not cut a surrogate pair in two", () => {
    const transcript = new Transcript({ now: () => 0, maxText: 2 });
    transcript.record("rpc", "receive", "a😀b");
    expect(transcript.entries()[0]?.text).toBe("a… (5 more bytes)");
  });

  it("keeps a text of exactly the limit whole", () => {
    const transcript = new Transcript({ now: () => 0, maxText: 4 });
    transcript.record("rpc", "receive", "abcd");
    expect(transcript.entries()[0]?.text).toBe("abcd");
  });

  it("keeps the first and the last entries, in order, and says how many it left out", () => {
    const transcript = new Transcript({ now: () => 0, keepFirst: 2, keepLast: 3 });
    for (let n = 1; n <= 12; n += 1) transcript.record("rpc", "send", String(n));
    expect(transcript.entries().map((entry) => entry.text)).toEqual([
      "1",
      "2",
      "… (7 more entries left out)",
      "10",
      "11",
      "12",
    ]);
  });

  it("leaves out nothing while there is room", () => {
    const transcript = new Transcript({ now: () => 0, keepFirst: 2, keepLast: 3 });
    for (let n = 1; n <= 5; n += 1) transcript.record("rpc", "send", String(n));
    expect(transcript.entries().map((entry) => entry.text)).toEqual(["1", "2", "3", "4", "5"]);
    transcript.record("rpc", "send", "6");
    expect(transcript.entries()[2]?.text).toBe("… (1 more entry left out)");
  });
});
