import { createHash, X509Certificate } from "node:crypto";
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { generate } from "selfsigned";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { type AppEndpoint, dialTls } from "./tls-dial.js";

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

async function endpointOf(server: Server, host = "127.0.0.1"): Promise<AppEndpoint> {
  cleanUps.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return { address: host, port: (server.address() as AddressInfo).port, pin };
}

function held(socket: Socket): Socket {
  cleanUps.push(() => socket.destroy());
  return socket.on("error", () => undefined);
}

describe("dialTls", () => {
  it.each(["127.0.0.1", "::1"])("reaches the owner of the key on %s", async (host) => {
    const server = createTlsServer(pems, (socket) => held(socket).end("hello"));
    const socket = held(await dialTls(await endpointOf(server, host), 5000));
    const [first] = (await socket.setEncoding("utf8").take(1).toArray()) as string[];
    expect(first).toBe("hello");
  });

  it("refuses another key before it sends a byte", async () => {
    let received = 0;
    const server = createTlsServer(pems);
    const ended = new Promise<void>((resolve) => {
      // The server may see the end before it has seen the handshake complete, or after.
      server.on("tlsClientError", () => {
        resolve();
      });
      server.on("secureConnection", (socket) => {
        held(socket).on("data", (chunk: Buffer) => (received += chunk.length));
        socket.on("close", () => {
          resolve();
        });
      });
    });
    const stranger = { ...(await endpointOf(server)), pin: `sha256/${"A".repeat(43)}=` };
    await expect(dialTls(stranger, 5000)).rejects.toMatchObject({
      name: "PeerError",
      step: "tls",
      kind: "malformed",
      message: expect.stringContaining(pin) as string,
    });
    await ended;
    expect(received).toBe(0);
  });

  it.each(["192.0.2.1", "example.com", "localhost", "::ffff:192.0.2.1", "0.0.0.0", "::", ""])(
    "does not dial %j: it is no literal on loopback",
    async (address) => {
      const failure = dialTls({ address, port: 1, pin }, 5000);
      await expect(failure).rejects.toMatchObject({ step: "dial", kind: "malformed" });
    },
  );

  it.each([
    ["is not TLS", (socket: Socket) => socket.write("HTTP/1.1 400 Bad Request\r\n\r\n"), "malformed"],
    ["hangs up during the handshake", (socket: Socket) => socket.destroy(), "closed"],
    ["never answers", () => undefined, "timeout"],
  ])("says so where the peer %s", async (_what, serve, kind) => {
    const server = createTcpServer((socket) => serve(held(socket)));
    const failure = dialTls(await endpointOf(server), 300);
    await expect(failure).rejects.toMatchObject({ name: "PeerError", step: "tls", kind });
  });

  it("says so where nothing listens", async () => {
    const server = createTcpServer();
    const endpoint = await endpointOf(server);
    await new Promise((resolve) => server.close(resolve));
    await expect(dialTls(endpoint, 5000)).rejects.toMatchObject({ step: "dial", kind: "refused" });
  });
});
