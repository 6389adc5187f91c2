import { describe, expect, it } from "vitest";
import { codeOf, isSameAnswer, readReply } from "./reply.js";

describe("a line read leniently", () => {
  it("is an error where it has one, a null result beside it notwithstanding", () => {
    const reply = readReply('{"id":1,"result":null,"error":{"code":-32601}}');
    expect(codeOf(reply)).toBe(-32601);
    expect(reply.id).toBe(1);
  });

  it("tells an absent id from null", () => {
    expect(readReply('{"error":{"code":-32700}}').id).toBeUndefined();
    expect(readReply('{"id":null,"error":{"code":-32700}}').id).toBeNull();
  });

  it("may be no JSON at all", () => {
    expect(readReply("{").value).toBeUndefined();
  });
});

describe("two answers", () => {
  const answer = (result: unknown, id: number) => readReply(JSON.stringify({ jsonrpc: "2.0", id, result }));
  const error = (code: number, message: string) =>
    readReply(JSON.stringify({ id: 1, error: { code, message } }));

  it("are the same whatever their ids, messages and order of members", () => {
    expect(isSameAnswer(answer({ a: 1, b: 2 }, 1), answer({ b: 2, a: 1 }, 2))).toBe(true);
    expect(isSameAnswer(error(-32601, "x"), error(-32601, "y"))).toBe(true);
  });

  it("differ by result, by code, and by being an error", () => {
    expect(isSameAnswer(answer([], 1), answer([1], 1))).toBe(false);
    expect(isSameAnswer(error(-32601, "x"), error(-32600, "x"))).toBe(false);
    expect(isSameAnswer(answer(null, 1), error(-32600, "x"))).toBe(false);
  });
});
