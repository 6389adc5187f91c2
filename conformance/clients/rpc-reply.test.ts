import { describe, expect, it } from "vitest";
import { readLine } from "./rpc-reply.js";

describe("readLine", () => {
  it.each(["", "\r"])("takes %j for blank", (text) => {
    expect(readLine(text)).toEqual({ kind: "blank" });
  });

  it.each([0, 1, -1, 1.5, "", "1", "007", null])("reads a reply with the id %j", (id) => {
    const raw = JSON.stringify({ jsonrpc: "2.0", id, result: null });
    expect(readLine(raw)).toEqual({ kind: "reply", id, outcome: { ok: true, result: null, raw } });
  });

  it("tolerates a CR before the LF", () => {
    expect(readLine('{"jsonrpc":"2.0","id":1,"result":2}\r').kind).toBe("reply");
  });

  it("reads an error, with `data` exactly where it is present", () => {
    const bare = '{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"no"}}';
    expect(readLine(bare)).toMatchObject({ outcome: { ok: false, error: { code: -32600, message: "no" } } });
    expect(readLine(bare)).not.toHaveProperty("outcome.error.data");
    const data = '{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"","data":null}}';
    expect(readLine(data)).toHaveProperty("outcome.error.data", null);
  });

  it("keeps `__proto__` as the data that it is", () => {
    const reading = readLine('{"jsonrpc":"2.0","id":1,"result":{"__proto__":{"x":1}}}');
    if (reading.kind !== "reply" || !reading.outcome.ok) throw new Error("no result");
    expect(Object.keys(reading.outcome.result as object)).toEqual(["__proto__"]);
  });

  it("reads a notification", () => {
    expect(readLine('{"jsonrpc":"2.0","method":"event","params":{"kind":"x"}}')).toEqual({
      kind: "notification",
      method: "event",
      params: { kind: "x" },
    });
  });

  it.each([
    ["log line", undefined],
    ['\ufeff{"jsonrpc":"2.0","id":1,"result":1}', undefined],
    ['{"jsonrpc":"2.0","id":1,"result":1}{"jsonrpc":"2.0","id":2,"result":1}', undefined],
    ["null", undefined],
    ['[{"jsonrpc":"2.0","id":1,"result":1}]', undefined],
    ['{"id":1,"result":1}', 1],
    ['{"jsonrpc":2.0,"id":1,"result":1}', 1],
    ['{"__proto__":{"jsonrpc":"2.0"},"id":1,"result":1}', 1],
    ['{"jsonrpc":"2.0","result":1}', undefined],
    ['{"jsonrpc":"2.0","id":[1],"result":1}', undefined],
    ['{"jsonrpc":"2.0","id":true,"result":1}', undefined],
    ['{"jsonrpc":"2.0","id":"a"}', "a"],
    ['{"jsonrpc":"2.0","id":1,"result":1,"error":null}', 1],
    ['{"jsonrpc":"2.0","id":1,"error":null}', 1],
    ['{"jsonrpc":"2.0","id":1,"error":{"code":"1","message":""}}', 1],
    ['{"jsonrpc":"2.0","id":1,"error":{"code":1.5,"message":""}}', 1],
    ['{"jsonrpc":"2.0","id":1,"error":{"code":1}}', 1],
    ['{"jsonrpc":"2.0","id":1,"method":"event"}', 1],
    ['{"jsonrpc":"2.0","method":5}', undefined],
  ])("finds %s broken", (text, id) => {
    expect(readLine(text)).toMatchObject({ kind: "broken", id });
  });

  it("survives absurd nesting", () => {
    expect(readLine("[".repeat(5_000_000)).kind).toBe("broken");
  });
});
