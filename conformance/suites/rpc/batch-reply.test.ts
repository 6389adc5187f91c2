import { describe, expect, it } from "vitest";
import { wrongBatchReply } from "./batch-reply.js";
import { readReply } from "./reply.js";

const facts = { ids: [1, 2], malformed: 1 };
const ok = (id: unknown): object => ({ jsonrpc: "2.0", id, result: {} });
const refusal = { jsonrpc: "2.0", id: null, error: { code: -32600, message: "no" } };
const codeFor = (line: unknown): string | undefined =>
  wrongBatchReply(readReply(JSON.stringify(line)), facts)?.code;

describe("the answer to a batch", () => {
  it.each<[string, unknown]>([
    ["a single -32600", refusal],
    ["a reply to each id", [ok(1), ok(2)]],
    ["the replies in another order", [ok(2), ok(1)]],
    ["an error for the element that is no request", [ok(1), refusal, ok(2)]],
    ["a method's error in place of a result", [ok(1), { jsonrpc: "2.0", id: 2, error: { code: -32601 } }]],
  ])("may be %s", (_, line) => {
    expect(codeFor(line)).toBeUndefined();
  });

  it.each<[string, unknown, string]>([
    ["the reply to one element, outside an array", ok(1), "malformed-reply"],
    ["another error", { ...refusal, error: { code: -32601 } }, "wrong-error"],
    ["a reply too few", [ok(1)], "no-reply"],
    ["an id as text", [ok(1), ok("2")], "no-reply"],
    ["a reply twice", [ok(1), ok(2), ok(2)], "unexpected-reply"],
    ["an answer to a notification", [ok(1), ok(2), ok(null)], "unexpected-reply"],
    ["more errors than elements that are no requests", [ok(1), refusal, refusal, ok(2)], "unexpected-reply"],
    ["an element without result and error", [ok(1), { jsonrpc: "2.0", id: 2 }], "malformed-reply"],
    ["an element that is no object", [ok(1), 2], "malformed-reply"],
  ])("may not be %s", (_, line, code) => {
    expect(codeFor(line)).toBe(code);
  });
});
