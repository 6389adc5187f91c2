import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { ClosedByKit } from "./closed-by-kit.js";
import { RpcClient, type RpcClientOptions } from "./rpc-client.js";
import { Transcript } from "./transcript.js";

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

/** A peer that reacts to whatever it is sent; the client that is connected to it. */
async function connect(
  onData: (socket: Socket, data: string) => void,
  more: Partial<RpcClientOptions> = {},
): Promise<RpcClient & { transcript: Transcript }> {
  const server = createServer((socket) => {
    cleanUps.push(() => socket.destroy());
    socket.on("error", () => undefined);
    socket.on("data", (chunk: Buffer) => {
      onData(socket, chunk.toString());
    });
  });
  cleanUps.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const transcript = new Transcript({ now: () => 0 });
  const client = await RpcClient.connect({ port }, { transcript, channel: "rpc", timeoutMs: 5000, ...more });
  cleanUps.push(() => void client.close());
  return Object.assign(client, { transcript });
}

const good = (id: unknown): string => `${JSON.stringify({ jsonrpc: "2.0", id, result: "good" })}\n`;

describe("RpcClient against a hostile daemon", () => {
  it.each([
    ["two results at once", '{"jsonrpc":"2.0","id":1,"result":1,"error":{"code":1,"message":""}}\n', "both"],
    ["no jsonrpc", '{"id":1,"result":1}\n', "jsonrpc"],
    ["an id of the wrong type", '{"jsonrpc":"2.0","id":"1","result":1}\n', 'came back as "1"'],
    ["bytes that are no UTF-8", Buffer.from('{"jsonrpc":"2.0","id":1,"result":"\xff"}\n', "latin1"), "UTF-8"],
  ])("rejects the call whose reply has %s", async (_what, bytes, why) => {
    const client = await connect((socket) => socket.write(bytes));
    await expect(client.call("m")).rejects.toMatchObject({
      step: "reply",
      kind: "malformed",
      message: expect.stringContaining(why) as string,
    });
    expect(client.violations).toHaveLength(1);
    expect(client.violations[0]?.why).toContain(why);
  });

  it.each([
    ["a stray log line", "listening on 8443\n"],
    ["a reply to nobody", good(99)],
    ["a reply with the id null", good(null)],
    ["a foreign notification", '{"jsonrpc":"2.0","method":"log","params":{}}\n'],
    ["an event without a kind", '{"jsonrpc":"2.0","method":"event","params":{"kind":1}}\n'],
    ["a batch", `[${good(1).trim()}]\n`],
  ])("records %s and serves the call", async (_what, garbage) => {
    const client = await connect((socket) => socket.write(garbage + good(1)));
    expect(await client.call("m")).toMatchObject({ result: "good" });
    expect(client.violations).toHaveLength(1);
    expect(client.violations[0]?.text).toBe(garbage.trim());
  });

  it("ignores empty lines", async () => {
    const client = await connect((socket) => socket.write(`\n\r\n${good(1)}`));
    await client.call("m");
    expect(client.violations).toEqual([]);
  });

  it("records the second reply to one call", async () => {
    const client = await connect((socket) => socket.write(good(1) + good(1)));
    await client.call("m");
    expect(client.violations).toMatchObject([{ why: expect.stringContaining("no pending call") as string }]);
  });

  it("times a silent call out, says what half line it has, and does not call the late reply a stray", async () => {
    const sockets: Socket[] = [];
    const client = await connect((socket, data) => {
      sockets.push(socket);
      if (data.includes("slow")) socket.write(good(1).slice(0, 10));
      else socket.write(good(1).slice(10) + good(2));
    });
    await expect(client.call("slow", undefined, { timeoutMs: 50 })).rejects.toMatchObject({
      step: "reply",
      kind: "timeout",
      hint: "End every message with LF: bytes have come that none ends (10).",
    });
    expect(await client.call("m")).toMatchObject({ result: "good" });
    expect(client.violations).toEqual([]);
    expect(client.transcript.entries()).toContainEqual(
      expect.objectContaining({ dir: "note", text: expect.stringContaining("late reply") as string }),
    );
  });

  it("ends every wait when the daemon goes away, later ones too", async () => {
    const client = await connect((socket) => socket.end());
    const waits = [client.call("m"), client.call("m"), client.waitForEvent(() => true), client.nextLine()];
    for (const wait of waits) await expect(wait).rejects.toMatchObject({ kind: "closed" });
    await client.closed;
    await expect(client.call("m")).rejects.toMatchObject({ step: "call", kind: "closed" });
    await expect(client.nextLine()).rejects.toMatchObject({ step: "reply", kind: "closed" });
    await expect(client.waitForEvent(() => true)).rejects.toMatchObject({ step: "event", kind: "closed" });
    await expect(client.sendLine("x")).rejects.toMatchObject({ step: "call", kind: "closed" });
  });

  it("says so when the connection is reset", async () => {
    const client = await connect((socket) => socket.resetAndDestroy());
    await expect(client.call("m")).rejects.toMatchObject({ step: "reply", kind: "closed" });
    expect(await client.closed).toEqual({
      by: "peer",
      error: expect.stringContaining("ECONNRESET") as string,
    });
  });

  it("finds a last line without LF malformed", async () => {
    const client = await connect((socket) => socket.end(good(1).trim()));
    await expect(client.call("m")).rejects.toMatchObject({ kind: "malformed" });
    expect(client.violations).toMatchObject([{ why: expect.stringContaining("LF") as string }]);
  });

  it("lets lines that arrived before the end be read after it", async () => {
    const client = await connect((socket) => socket.end("one\ntwo\n"));
    await client.sendLine("x");
    await client.closed;
    expect([await client.nextLine(), await client.nextLine()]).toEqual(["one", "two"]);
    await expect(client.nextLine()).rejects.toMatchObject({ kind: "closed" });
  });

  it("bounds a flood without a line feed, and hangs up", async () => {
    const client = await connect(
      (socket) => {
        const chunk = Buffer.alloc(64 * 1024, "x");
        const pour = (): void => {
          while (!socket.destroyed && socket.write(chunk));
        };
        socket.on("drain", pour);
        pour();
      },
      { maxLineBytes: 1024 * 1024 },
    );
    await expect(client.call("m")).rejects.toMatchObject({ step: "reply", kind: "malformed" });
    expect(client.violations).toMatchObject([{ why: expect.stringContaining("1048576 bytes") as string }]);
    expect(await client.closed).toMatchObject({ by: "kit" });
  });

  it("hangs up on a line whose nesting would take gigabytes to parse", async () => {
    const line = `{"jsonrpc":"2.0","id":1,"result":${"[".repeat(300_000)}${"]".repeat(300_000)}}`;
    const client = await connect((socket) => socket.write(`${line}\n`));
    const message = "the daemon sent a line that nests deeper than 200000 levels";
    await expect(client.call("m")).rejects.toMatchObject({ step: "reply", kind: "malformed", message });
    expect(client.violations).toMatchObject([{ why: message }]);
    expect(await client.closed).toMatchObject({ by: "kit" });
  });

  it("parses what may nest that deep in a frame", async () => {
    const result = `${"[".repeat(131_000)}${"]".repeat(131_000)}`;
    const client = await connect((socket) => socket.write(`{"jsonrpc":"2.0","id":1,"result":${result}}\n`));
    expect(await client.call("m")).toMatchObject({ ok: true });
  });

  it("keeps a hundred violations of a flood of garbage and counts the rest", async () => {
    const client = await connect((socket) => socket.write("garbage\n".repeat(5000) + good(1)));
    await client.call("m");
    expect(client.violations).toHaveLength(100);
    expect(client.violationCount).toBe(5000);
  });

  it("gives up on a daemon that does not read", async () => {
    const client = await connect((socket) => socket.pause());
    await client.sendLine("stop reading");
    const bytes = Buffer.alloc(64 * 1024 * 1024, "x");
    await expect(client.sendBytes(bytes, 200)).rejects.toMatchObject({ step: "call", kind: "timeout" });
  });

  it("times out where no event and no line comes", async () => {
    const client = await connect(() => undefined);
    await expect(client.waitForEvent(() => true, 20)).rejects.toMatchObject({
      step: "event",
      kind: "timeout",
    });
    await expect(client.nextLine(20)).rejects.toMatchObject({ step: "reply", kind: "timeout" });
  });

  it("does not blame the daemon when the kit hangs up", async () => {
    const client = await connect(() => undefined);
    const waits = [client.call("m"), client.waitForEvent(() => true), client.nextLine()];
    await client.close();
    for (const wait of waits) await expect(wait).rejects.toBeInstanceOf(ClosedByKit);
    await client.close();
  });

  it("leaves no timer behind, and no rejection that nobody awaits", async () => {
    const client = await connect(() => undefined, { timeoutMs: 60_000 });
    for (let n = 0; n < 20; n += 1) {
      void client.call("m");
      void client.waitForEvent(() => true);
      void client.nextLine();
      void client.sendLine("x");
    }
    await client.close();
    expect(process.getActiveResourcesInfo().filter((name) => name === "Timeout").length).toBeLessThan(20);
  });

  it("refuses to send behind a half-close: that is a bug of the kit", async () => {
    const client = await connect(() => undefined);
    client.endWrites();
    expect(() => client.call("m")).toThrow("half-closed");
  });

  it("refuses an id that is pending: that is a bug of the kit", async () => {
    const client = await connect(() => undefined);
    void client.call("m", undefined, { id: 1 });
    expect(() => client.call("m", undefined, { id: 1 })).toThrow("already pending");
  });
});
