import { createHash, X509Certificate } from "node:crypto";
import { createServer as createHttpsServer, type Server } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { generate } from "selfsigned";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import { AppClient, type AppClientOptions, type AppEndpoint } from "./app-client.js";
import { ClosedByKit } from "./closed-by-kit.js";
import { Transcript } from "./transcript.js";

const transcript = new Transcript({ now: () => 0 });
const options: AppClientOptions = { transcript, channel: "app", timeoutMs: 5000 };
const ack = {
  type: "session_ack",
  session_id: "s",
  status: "ok",
  alias: "device",
  resume_token: "r",
  keepalive_interval_s: 15,
  grace_s: 60,
};

let pems: { key: string; cert: string };
let pin: string;
beforeAll(async () => {
  const generated = await generate(undefined, { keyType: "ec", algorithm: "sha256" });
  pems = { key: generated.private, cert: generated.cert };
  const spki = new X509Certificate(pems.cert).publicKey.export({ type: "spki", format: "der" });
  pin = `sha256/${createHash("sha256").update(spki).digest("base64")}`;
});

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

/** A real daemon's socket on loopback: `serve` gets each WebSocket. */
async function daemon(
  serve: (socket: WebSocket, raw: Socket) => void,
  host = "127.0.0.1",
): Promise<[AppEndpoint, Server]> {
  const server = createHttpsServer(pems);
  new WebSocketServer({ server }).on("connection", (socket, request) => {
    cleanUps.push(() => {
      socket.terminate();
    });
    socket.on("error", () => undefined);
    serve(socket, request.socket);
  });
  cleanUps.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return [{ address: host, port: (server.address() as AddressInfo).port, pin }, server];
}

async function dial(
  serve: (socket: WebSocket, raw: Socket) => void,
  more: Partial<AppClientOptions> = {},
): Promise<AppClient> {
  const [endpoint] = await daemon(serve);
  const client = await AppClient.dial(endpoint, { ...options, ...more });
  cleanUps.push(() => void client.terminate());
  return client;
}

/** Answers the n-th message with the n-th reply. */
function answering(...replies: (string | object)[]) {
  return (socket: WebSocket): void => {
    socket.on("message", () => {
      const reply = replies.shift();
      if (reply !== undefined) socket.send(typeof reply === "string" ? reply : JSON.stringify(reply));
    });
  };
}

const claim = { sessionId: "s", token: Buffer.alloc(32, 0xff), device: { model: "Pixel 8" } };

describe("AppClient.dial", () => {
  it("passes on what the dial of the TLS connection ends with", async () => {
    const [endpoint] = await daemon(() => undefined);
    const stranger = { ...endpoint, pin: "sha256/" };
    await expect(AppClient.dial(stranger, options)).rejects.toMatchObject({ name: "PeerError", step: "tls" });
  });

  it("reaches an IPv6 address", async () => {
    const [endpoint] = await daemon(answering(ack), "::1");
    const client = await AppClient.dial(endpoint, options);
    expect(await client.claim(claim)).toMatchObject({ ok: true });
    await client.close(1000);
  });

  it("says so where the upgrade is refused or never answered", async () => {
    const server = createHttpsServer(pems, (_request, response) => response.writeHead(403).end());
    cleanUps.push(() => server.close());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const endpoint = { address: "127.0.0.1", port: (server.address() as AddressInfo).port, pin };
    await expect(AppClient.dial(endpoint, options)).rejects.toMatchObject({
      step: "dial",
      kind: "malformed",
      message: expect.stringContaining("403") as string,
    });
    server.on("upgrade", (_request, socket) => cleanUps.push(() => socket.destroy()));
    const hanging = AppClient.dial(endpoint, { ...options, timeoutMs: 300 });
    await expect(hanging).rejects.toMatchObject({ step: "dial", kind: "timeout" });
  });
});

describe("AppClient", () => {
  it("claims with the frame of the wire, and resumes", async () => {
    const frames: unknown[] = [];
    const client = await dial((socket) => {
      socket.on("message", (data: Buffer) => frames.push(JSON.parse(data.toString())));
      answering(ack, { ...ack, resume_token: "r2" })(socket);
    });
    expect(await client.claim(claim)).toMatchObject({
      ok: true,
      ack: { alias: ack.alias, resumeToken: ack.resume_token },
    });
    expect(await client.resume({ sessionId: "s", resumeToken: "r" })).toMatchObject({
      ok: true,
      ack: { resumeToken: "r2" },
    });
    expect(frames).toEqual([
      {
        type: "session_claim",
        protocol_version: 2,
        session_id: "s",
        token: `${"_".repeat(42)}8`,
        device_model: "Pixel 8",
      },
      { type: "session_resume", protocol_version: 2, session_id: "s", resume_token: "r" },
    ]);
  });

  it("gives the close that comes instead of the ack as a value", async () => {
    const client = await dial((socket) => {
      socket.on("message", () => {
        socket.close(1008, "invalid_token");
      });
    });
    const closed = { code: 1008, reason: "invalid_token" };
    expect(await client.claim(claim)).toEqual({ ok: false, closed });
    expect(await client.closed).toEqual(closed);
    expect(await client.claim(claim)).toEqual({ ok: false, closed });
    await expect(client.waitForFrame(() => true)).rejects.toMatchObject({ step: "frame", kind: "closed" });
    expect(await client.close()).toEqual(closed);
  });

  it("sees a close and frames that come right behind the upgrade", async () => {
    const client = await dial((socket) => {
      socket.send("not JSON");
      socket.close(1008, "too early");
    });
    expect(await client.closed).toEqual({ code: 1008, reason: "too early" });
    expect(client.violations).toMatchObject([{ text: "not JSON" }]);
  });

  it("gives a broken-off connection the code 1006", async () => {
    const client = await dial((_socket, raw) => raw.destroy());
    expect(await client.closed).toEqual({ code: 1006, reason: "" });
    client.send({ type: "event" });
  });

  it("finds another frame in the place of the ack malformed", async () => {
    const client = await dial(answering({ type: "tool_call" }));
    await expect(client.claim(claim)).rejects.toMatchObject({ step: "claim", kind: "malformed" });
  });

  it("leaves it to a check to judge the members of an ack", async () => {
    const client = await dial(answering({ type: "session_ack", status: "OK", alias: 7 }));
    const outcome = await client.claim(claim);
    expect(outcome).toMatchObject({ ok: true, ack: { alias: "", resumeToken: "" } });
    expect(outcome).toMatchObject({ frame: { members: { type: "session_ack", status: "OK", alias: 7 } } });
  });

  it("times out where neither ack nor close, no frame and no close comes", async () => {
    const client = await dial(() => undefined);
    await expect(client.claim(claim, 20)).rejects.toMatchObject({ step: "claim", kind: "timeout" });
    await expect(client.waitForFrame(() => true, 20)).rejects.toMatchObject({
      step: "frame",
      kind: "timeout",
    });
    await expect(client.waitForClose(20)).rejects.toMatchObject({ step: "close", kind: "timeout" });
  });

  it("answers tool calls by its handler", async () => {
    const call = { type: "tool_call", session_id: "s", name: "add" };
    const answers: unknown[] = [];
    const client = await dial(
      (socket) => {
        socket.on("message", (data: Buffer) => {
          answers.push(JSON.parse(data.toString()));
          if (answers.length === 2) socket.close(1000);
        });
        for (const args of [2, undefined, 1])
          socket.send(JSON.stringify({ ...call, id: `c${args ?? 0}`, args }));
        socket.send(JSON.stringify({ ...call, id: 5 }));
      },
      {
        onToolCall: async ({ args }) => {
          await Promise.resolve();
          if (args === undefined) return undefined;
          return args === 2 ? { result: [2] } : { error: { type: "tool_not_found", message: "no" } };
        },
      },
    );
    await client.closed;
    expect(answers).toEqual([
      { type: "tool_result", session_id: "s", id: "c2", result: [2] },
      { type: "tool_error", session_id: "s", id: "c1", error: { type: "tool_not_found", message: "no" } },
    ]);
    expect(client.violations).toMatchObject([{ why: "a tool_call without `id`" }]);
  });

  it("sends raw text, invalid UTF-8 and binary frames as they are", async () => {
    const seen: [string, boolean][] = [];
    const codes: number[] = [];
    const client = await dial((socket) => {
      socket.on("message", (data: Buffer, isBinary) => seen.push([data.toString("latin1"), isBinary]));
      socket.on("close", (code) => codes.push(code));
    });
    client.sendText('{"a":5000.0,"a":1}');
    client.sendBinary(Uint8Array.of(0xff));
    client.sendText(Uint8Array.of(0xff));
    expect((await client.closed).code).toBe(1007);
    expect(seen).toEqual([
      ['{"a":5000.0,"a":1}', false],
      ["\xff", true],
    ]);
  });

  it("sends one frame in fragments", async () => {
    const client = await dial((socket) => {
      socket.on("message", (data: Buffer) => {
        socket.close(1000, data.toString());
      });
    });
    client.sendFragments(['{"a"', ":1", "}"]);
    expect(await client.closed).toEqual({ code: 1000, reason: '{"a":1}' });
  });

  it("records frames that no daemon may send, and hands on the others", async () => {
    const client = await dial((socket) => {
      socket.once("message", () => {
        socket.send(Buffer.of(1, 2));
        for (const text of ["{", "[]", "null", '{"type":1}', '{"__proto__":{"type":"x"}}']) socket.send(text);
        socket.send('{"type":"tool_cancel"}');
      });
    });
    const types: string[] = [];
    client.onFrame((frame) => types.push(frame.type));
    const frame = client.waitForFrame(({ type }) => type === "tool_cancel");
    client.send({});
    expect(await frame).toEqual({
      type: "tool_cancel",
      members: { type: "tool_cancel" },
      raw: '{"type":"tool_cancel"}',
    });
    expect(types).toEqual(["tool_cancel"]);
    expect(client.violations).toHaveLength(6);
  });

  it("does not take a frame of more than 1 MiB", async () => {
    const client = await dial((socket) => {
      socket.send("x".repeat(1024 * 1024 + 1));
    });
    expect((await client.closed).code).toBe(1006);
    expect(client.violations).toMatchObject([{ why: expect.stringContaining("Max payload") as string }]);
  });

  it("survives a stream that is no WebSocket any more", async () => {
    const client = await dial((_socket, raw) => raw.write(Buffer.alloc(1000, 0xff)));
    await client.closed;
    expect(client.violations).toHaveLength(1);
  });

  it("leaves no timer behind, and no rejection that nobody awaits", async () => {
    const client = await dial(() => undefined, { timeoutMs: 60_000 });
    for (let n = 0; n < 20; n += 1) {
      void client.claim(claim);
      void client.waitForFrame(() => true);
      void client.waitForClose();
    }
    await client.terminate();
    expect(process.getActiveResourcesInfo().filter((name) => name === "Timeout").length).toBeLessThan(20);
  });

  it("sees a close whose TCP connection stays open", async () => {
    const client = await dial(
      (_socket, raw) => {
        raw.removeAllListeners("data");
        raw.write(Uint8Array.of(0x88, 2, 1008 >> 8, 1008 & 0xff));
      },
      { timeoutMs: 300 },
    );
    expect(await client.waitForClose()).toEqual({ code: 1008, reason: "" });
  });

  it("closes by force where the daemon never answers the close", async () => {
    const client = await dial((_socket, raw) => raw.pause(), { timeoutMs: 300 });
    const wait = client.waitForFrame(() => true, 5000);
    expect((await client.close(1001, "app_backgrounded")).code).toBe(1006);
    await expect(wait).rejects.toBeInstanceOf(ClosedByKit);
  });
});
