import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestDaemon, tool } from "./testing/daemon.js";
import type { Reply, TestRpc } from "./testing/rpc.js";

const MIB = 1024 * 1024;
const request = (id: string, method = "sessions.list"): string =>
  `{"jsonrpc":"2.0","id":${id},"method":"${method}"}\n`;
const answered = (id: string): string => `{"jsonrpc":"2.0","id":${id},"result":[]}`;

let daemon: TestDaemon;
beforeAll(async () => {
  daemon = await TestDaemon.start();
});
afterAll(() => daemon.stop());

const refused = async (rpc: TestRpc, bytes: string | Uint8Array): Promise<unknown> => {
  const { id, error } = JSON.parse(await rpc.exchange(bytes)) as Reply;
  return [id, error?.code];
};

describe("the daemon's socket", () => {
  it.each(["0", '""', '"1"', '"007"', "-0", "1.5", "1e400", "12345678901234567890", '"\\ud83d"', "null"])(
    "answers under the id %s as it was written",
    async (id) => {
      const rpc = await daemon.rpc();
      expect(await rpc.exchange(request(id))).toBe(answered(id));
    },
  );

  it("ends a message at LF only, tolerates CR, ignores empty lines", async () => {
    const rpc = await daemon.rpc();
    const id = '"\u2028\u2029\u0085"';
    expect(await rpc.exchange(`\n\r\n${request(id).replace("\n", "\r\n")}`)).toBe(answered(id));
  });

  it("takes a message byte by byte", async () => {
    const rpc = await daemon.rpc();
    for (const byte of Buffer.from(request('"ä😀"'))) rpc.socket.write(Buffer.of(byte));
    expect(await rpc.lines.take("the reply")).toBe(answered('"ä😀"'));
  });

  it.each([
    ["{", null, -32700],
    ["\ufeff{}", null, -32700],
    ["\0", null, -32700],
    ['"hello"', null, -32600],
    ["null", null, -32600],
    ["[]", null, -32600],
    ['{"jsonrpc":"2.0","id":1}', 1, -32600],
    ['{"jsonrpc":"2.0","id":1,"method":7}', 1, -32600],
    ['{"jsonrpc":"2.0","id":[1],"method":"daemon.status"}', null, -32600],
    ['{"jsonrpc":"2.0","id":{},"method":"daemon.status"}', null, -32600],
    ['{"jsonrpc":"2.0","id":true,"method":"daemon.status"}', null, -32600],
    ['{"jsonrpc":"1.0","id":1,"method":"daemon.status"}', 1, -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"constructor"}', 1, -32601],
    ['{"jsonrpc":"2.0","id":1,"method":"__proto__"}', 1, -32601],
    ['{"jsonrpc":"2.0","id":1,"method":"daemon.status","params":7}', 1, -32602],
  ])("refuses %j under the id %j with %d, and serves what comes behind it", async (line, id, code) => {
    const rpc = await daemon.rpc();
    expect(await refused(rpc, `${line}\n${request("9")}`)).toEqual([id, code]);
    expect(await rpc.lines.take("the next reply")).toBe(answered("9"));
  });

  it("refuses a line that is not UTF-8", async () => {
    const rpc = await daemon.rpc();
    const bytes = Buffer.concat([Buffer.from('"'), Buffer.of(0xed, 0xa0, 0x80), Buffer.from('"\n')]);
    expect(await refused(rpc, bytes)).toEqual([null, -32700]);
    expect(await rpc.exchange(request("1"))).toBe(answered("1"));
  });

  it("does not answer notifications, good or bad", async () => {
    const rpc = await daemon.rpc();
    const silent = ["sessions.list", "no.such.method", "tools.list"].map(
      (method) => `{"jsonrpc":"2.0","method":"${method}","params":[]}\n`,
    );
    expect(await rpc.exchange(silent.join("") + request("1"))).toBe(answered("1"));
  });

  it("answers a batch with one array, and one of notifications not at all", async () => {
    const rpc = await daemon.rpc();
    const note = '{"jsonrpc":"2.0","method":"sessions.list"}';
    rpc.socket.write(`[${note}]\n`);
    expect(await rpc.exchange(`[${request("1e400").trim()}, ${note} ,7]\n`)).toMatch(
      /^\[\{"jsonrpc":"2\.0","id":1e400,"result":\[\]\},\{"jsonrpc":"2\.0","id":null,"error":\{"code":-32600.*\}\]$/u,
    );
    expect(await refused(rpc, `[${Array(101).fill(note).join()}]\n`)).toEqual([null, -32600]);
  });

  it("serves a line of 1 MiB and refuses one that is longer by a byte", async () => {
    const rpc = await daemon.rpc();
    const padded = (bytes: number): string => `${request("1").trim().padEnd(bytes)}\n`;
    expect(await rpc.exchange(padded(MIB))).toBe(answered("1"));
    expect(await refused(rpc, padded(MIB + 1))).toEqual([null, -32600]);
    expect(await rpc.exchange(request("2"))).toBe(answered("2"));
  });

  it("parses hostile nesting without a fall", async () => {
    const rpc = await daemon.rpc();
    expect(await rpc.exchange(`${"[".repeat(MIB / 2)}${"]".repeat(MIB / 2)}\n`)).toContain("-32600");
    expect(await refused(rpc, `${'{"a":'.repeat(100_000)}\n`)).toEqual([null, -32700]);
  });

  it("answers a client that has half-closed", async () => {
    const rpc = await daemon.rpc();
    rpc.socket.end(request("1"));
    expect(await rpc.lines.take("the reply")).toBe(answered("1"));
    await once(rpc.socket, "close");
  });

  it("answers 200 pipelined requests on two connections, each to its own", async () => {
    const [one, two] = [await daemon.rpc(), await daemon.rpc()];
    const ids = Array.from({ length: 200 }, (_, index) => index);
    one.socket.write(ids.map((id) => request(String(id))).join(""));
    two.socket.write(ids.map((id) => request(`"${id}"`)).join(""));
    for (const id of ids) {
      expect(await one.lines.take("a reply")).toBe(answered(String(id)));
      expect(await two.lines.take("a reply")).toBe(answered(`"${id}"`));
    }
  });

  it("cuts off a subscriber that does not read, and nobody else", async () => {
    const [deaf, other] = [await daemon.rpc(), await daemon.rpc()];
    const joined = await daemon.join(other);
    await deaf.call("events.subscribe");
    deaf.socket.pause();
    const payload = "x".repeat(200_000);
    for (let sent = 0; sent < 120; sent += 1) {
      joined.app.send({ type: "event", session_id: joined.id, name: "flood", payload, ts: 0 });
    }
    await daemon.settle(joined);
    deaf.socket.resume();
    await once(deaf.socket, "close");
    expect(await other.call("sessions.revoke")).toEqual({ ok: true });
  });

  it("stops reading from a client that does not read", async () => {
    const [greedy, other] = [await daemon.rpc(), await daemon.rpc()];
    const joined = await daemon.join(other, [tool("big", { input_schema: { text: "x".repeat(200_000) } })]);
    greedy.socket.pause();
    const asks = request("1", "tools.list").repeat(20_000);
    expect(greedy.socket.write(asks)).toBe(false);
    await daemon.settle(joined);
    // Every request is 50 bytes and every reply 200,000: had all been served, all would have been read.
    expect(greedy.socket.writableLength).toBeGreaterThan(0);
    greedy.socket.destroy();
    expect(await other.call("sessions.revoke")).toEqual({ ok: true });
  });
});
