import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { PeerError } from "./peer-error.js";
import { RpcClient } from "./rpc-client.js";
import { Transcript } from "./transcript.js";

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

const transcript = new Transcript({ now: () => 0 });
const options = { transcript, channel: "rpc", timeoutMs: 5000 };

/** A real peer on loopback: `serve` gets each connection. */
async function peer(serve: (socket: Socket) => void): Promise<{ port: number }> {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    cleanUps.push(() => socket.destroy());
    socket.on("error", () => undefined);
    serve(socket);
  });
  await listen(server, 0);
  return { port: (server.address() as AddressInfo).port };
}

async function listen(server: Server, where: number | string): Promise<void> {
  cleanUps.push(() => server.close());
  await new Promise<void>((resolve) => {
    if (typeof where === "string") server.listen(where, resolve);
    else server.listen(where, "127.0.0.1", resolve);
  });
}

interface Request {
  id?: string | number;
  method: string;
  params?: unknown;
}

/** Gathers `count` requests of a connection, then lets `answer` write to it. */
function after(count: number, answer: (requests: Request[], socket: Socket, lines: string[]) => void) {
  return (socket: Socket): void => {
    let text = "";
    socket.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      const lines = text.split("\n").slice(0, -1);
      if (lines.length < count) return;
      text = "";
      answer(
        lines.map((line) => JSON.parse(line) as Request),
        socket,
        lines,
      );
    });
  };
}

function reply(id: unknown, result: unknown): string {
  return `${JSON.stringify({ jsonrpc: "2.0", id, result })}\n`;
}

async function connect(
  serve: (socket: Socket) => void,
  more: { maxLineBytes?: number } = {},
): Promise<RpcClient> {
  const client = await RpcClient.connect(await peer(serve), { ...options, ...more });
  cleanUps.push(() => void client.close());
  return client;
}

describe("RpcClient", () => {
  it("matches pipelined calls by id, also when the replies come in reverse", async () => {
    const client = await connect(
      after(200, (requests, socket) => {
        for (const { id, params } of requests.reverse()) socket.write(reply(id, params));
      }),
    );
    const calls = Array.from({ length: 200 }, (_, n) => client.call("echo", [n]));
    const outcomes = await Promise.all(calls);
    expect(outcomes.map((outcome) => outcome.ok && outcome.result)).toEqual(calls.map((_, n) => [n]));
    expect(client.violations).toEqual([]);
  });

  it("reads a reply that comes one byte at a time, with multibyte characters and U+2028 inside", async () => {
    const text = "é😀\u2028\u2029\u0085漢";
    const client = await connect(
      after(1, ([request], socket) => {
        socket.setNoDelay(true);
        const bytes = [...Buffer.from(reply(request?.id, text))];
        const next = (): void => {
          const byte = bytes.shift();
          if (byte !== undefined) socket.write(Uint8Array.of(byte), () => setImmediate(next));
        };
        next();
      }),
    );
    expect(await client.call("text")).toMatchObject({ ok: true, result: text });
    expect(client.violations).toEqual([]);
  });

  it("reads a reply of 8 MiB and keeps little of it in the transcript", async () => {
    const long = "x".repeat(8 * 1024 * 1024);
    const client = await connect(
      after(1, ([request], socket) => {
        socket.write(reply(request?.id, long));
      }),
    );
    transcript.clear();
    const outcome = await client.call("long");
    expect(outcome.ok && outcome.result).toBe(long);
    expect(transcript.entries().at(-1)?.text).toMatch(/^.{4096}… \(\d+ more bytes\)$/);
  });

  it("gives JSON-RPC errors as values", async () => {
    const error = { code: -32602, message: "no", data: { type: "invalid_request" } };
    const client = await connect(
      after(1, ([request], socket) => {
        socket.write(`${JSON.stringify({ jsonrpc: "2.0", id: request?.id, error })}\n`);
      }),
    );
    expect(await client.call("tools.list")).toMatchObject({ ok: false, error });
  });

  it("sends `undefined` params as no member, `null` as null, and raw text as it is", async () => {
    const client = await connect(
      after(1, ([request], socket, [line]) => {
        socket.write(reply(request?.id, line));
      }),
    );
    const sent = async (call: ReturnType<RpcClient["call"]>): Promise<unknown> => {
      const outcome = await call;
      return outcome.ok ? outcome.result : undefined;
    };
    expect(await sent(client.call("m", undefined, { id: "" }))).toBe(
      '{"jsonrpc":"2.0","id":"","method":"m"}',
    );
    expect(await sent(client.call("m", null, { id: 0 }))).toBe(
      '{"jsonrpc":"2.0","id":0,"method":"m","params":null}',
    );
    expect(await sent(client.callRaw("m", '{"limit":5000.0,"limit":1e1}', { id: "007" }))).toBe(
      '{"jsonrpc":"2.0","id":"007","method":"m","params":{"limit":5000.0,"limit":1e1}}',
    );
    expect(() => client.callRaw("m", "{\n}")).toThrow("line feed");
  });

  it('tells the ids 1 and "1" apart', async () => {
    const client = await connect(
      after(2, (requests, socket) => {
        for (const { id } of requests.reverse()) socket.write(reply(id, typeof id));
      }),
    );
    const [number, string] = await Promise.all([
      client.call("m", undefined, { id: 1 }),
      client.call("m", undefined, { id: "1" }),
    ]);
    expect(number).toMatchObject({ result: "number" });
    expect(string).toMatchObject({ result: "string" });
  });

  it("still gets its reply after a half-close, and then sees the end", async () => {
    const client = await connect((socket) => {
      let text = "";
      socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
      socket.on("end", () => socket.end(reply((JSON.parse(text) as Request).id, "done")));
    });
    const call = client.call("m");
    client.endWrites();
    expect(await call).toMatchObject({ result: "done" });
    expect(await client.closed).toEqual({ by: "peer", error: undefined });
  });

  it("hands events to listeners until they leave, and to waits that were there first", async () => {
    const event = (kind: string): string =>
      `${JSON.stringify({ jsonrpc: "2.0", method: "event", params: { kind, sessionId: "s", ts: 1, data: {}, seq: 1 } })}\n`;
    const client = await connect(
      after(1, ([request], socket) => {
        socket.write(event("a") + event("b") + reply(request?.id, null));
      }),
    );
    const kinds: string[] = [];
    const leave = client.onEvent((seen) => kinds.push(seen.kind));
    const wait = client.waitForEvent((seen) => seen.kind === "b");
    await client.call("m");
    expect(await wait).toMatchObject({ kind: "b", sessionId: "s", seq: 1, alias: undefined });
    leave();
    await client.call("m");
    expect(kinds).toEqual(["a", "b"]);
    expect(client.violations).toEqual([]);
  });

  it("lets a check send bytes and read lines, with calls in between", async () => {
    const client = await connect(
      after(1, ([request], socket, [line]) => {
        if (request?.method === "m") socket.write(reply(request.id, "called"));
        else
          socket.write(
            `not even JSON: ${line ?? ""}\n{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":""}}\n`,
          );
      }),
    );
    await client.sendBytes(Buffer.from('{"me'));
    await client.sendBytes(Buffer.from('thod":""}\n'));
    expect(await client.nextLine()).toBe('not even JSON: {"method":""}');
    expect(await client.call("m")).toMatchObject({ result: "called" });
    expect(client.takeLines()).toEqual(['{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":""}}']);
    expect(client.violations).toEqual([]);
  });

  it("connects to a Unix socket", async () => {
    const directory = mkdtempSync(join(tmpdir(), "clients-"));
    cleanUps.push(() => {
      rmSync(directory, { recursive: true });
    });
    const path = join(directory, "daemon.sock");
    const server = createServer(
      after(1, ([request], socket) => {
        socket.write(reply(request?.id, "unix"));
      }),
    );
    await listen(server, path);
    const client = await RpcClient.connect(path, options);
    expect(await client.call("m")).toMatchObject({ result: "unix" });
    await client.close();
    expect(await client.closed).toEqual({ by: "kit", error: undefined });
  });

  it("says what to try where nothing listens", async () => {
    const failure = RpcClient.connect("/nonexistent/daemon.sock", options);
    await expect(failure).rejects.toBeInstanceOf(PeerError);
    await expect(failure).rejects.toMatchObject({
      step: "connect",
      kind: "refused",
      hint: expect.stringContaining("state directory") as string,
    });
  });
});
