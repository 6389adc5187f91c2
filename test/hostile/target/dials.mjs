/** What goes wrong where apps dial: another server than the daemon's stands at the address of every link. */
import { once } from "node:events";
import { createServer as createHttpsServer } from "node:https";
import { createServer as createTcpServer } from "node:net";
import { WebSocketServer } from "ws";
import { makeCertificate } from "../../../dist/conformance/reference/daemon/certificate.js";
import { hostileText } from "./conversations.mjs";
import { crash, lineOf, pour, serve } from "./honest.mjs";

const address = "127.0.0.1";
/** Where the port stands in a payload with an IPv4 address. */
const portAt = 6;
const maxReason = 123;

/** Serves honestly, but sends apps to `server`; the link pins `pin`, or else the key of the daemon behind. */
async function sendTo(server, pin) {
  server.listen(0, address);
  await once(server, "listening");
  await serve({
    onReply(reply, request) {
      if (request?.method !== "link.create" || reply.result === undefined) return undefined;
      const payload = Buffer.from(reply.result.deepLinkPayload, "base64url");
      payload.writeUInt16BE(server.address().port, portAt);
      const altered = {
        deepLinkPayload: payload.toString("base64url"),
        ...(pin === undefined ? {} : { pin }),
      };
      return lineOf({ ...reply, result: { ...reply.result, ...altered } });
    },
  });
}

/** Plain TCP in the place of TLS. */
function tcp(onSocket) {
  return sendTo(
    createTcpServer({ allowHalfOpen: true }, (socket) => {
      socket.on("error", () => undefined);
      onSocket(socket);
    }),
  );
}

/** TLS with the pinned key, and whatever `onUpgrade` makes of the request for a websocket. */
function tls(onUpgrade) {
  const { key, cert, pin } = makeCertificate(address);
  const server = createHttpsServer({ key, cert });
  server.on("upgrade", (_request, socket, head) => {
    socket.on("error", () => undefined);
    onUpgrade(socket, _request, head);
  });
  return sendTo(server, pin);
}

/** A websocket, and whatever `onFirstFrame` makes of the claim: of the socket of `ws`, the TLS stream below, the frame. */
function websocket(onFirstFrame) {
  const server = new WebSocketServer({ noServer: true });
  return tls((socket, request, head) => {
    server.handleUpgrade(request, socket, head, (app) => {
      app.on("error", () => undefined);
      app.once("message", (data) => onFirstFrame(app, socket, JSON.parse(data.toString())));
    });
  });
}

function ackOf(claim) {
  const members = { protocol_version: 2, alias: "kit", resume_token: "r".repeat(43) };
  return JSON.stringify({ type: "session_ack", session_id: claim.session_id, ...members });
}

/** A close frame as it stands on the wire: `ws` refuses to send these. */
function closeFrame(code, reason) {
  return Buffer.concat([Buffer.from([0x88, reason.length + 2, code >> 8, code & 0xff]), reason]);
}

export const dials = {
  "tcp-silence": () => tcp(() => undefined),
  "tcp-hang-up": () => tcp((socket) => socket.destroy()),
  "tcp-half-close": () => tcp((socket) => socket.end()),
  "tcp-crash": () => tcp(crash),
  "plain-http": () => tcp((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")),
  "tcp-flood": () => tcp((socket) => pour(socket, Buffer.alloc(2 ** 20, "x"))),
  /** The key of one certificate is pinned, another is served. */
  "wrong-key": () => sendTo(createHttpsServer(makeCertificate(address))),

  "upgrade-silence": () => tls(() => undefined),
  "upgrade-crash": () => tls(crash),
  "upgrade-half-close": () => tls((socket) => socket.end()),
  "upgrade-refused": () =>
    tls((socket) => socket.end("HTTP/1.1 403 No\u001b[31m\r\nConnection: close\r\n\r\n")),
  "upgrade-garbage": () => tls((socket) => socket.end(`${hostileText}\n`)),
  "upgrade-flood": () => tls((socket) => pour(socket, `HTTP/1.1 101 ${"x".repeat(2 ** 16)}`)),

  "ack-silence": () => websocket(() => undefined),
  "ack-crash": () => websocket(crash),
  "ack-half-close": () => websocket((_app, socket) => socket.end()),
  "ack-garbage": () => websocket((_app, socket) => socket.write(Buffer.alloc(1_000, 0xff))),
  "ack-not-json": () => websocket((app) => app.send(hostileText)),
  "ack-of-another-kind": () => websocket((app) => app.send(JSON.stringify({ type: hostileText }))),
  "claim-closed": () => websocket((app) => app.close(4_000, hostileText.slice(0, maxReason))),
  "claim-closed-in-latin1": () =>
    websocket((_app, socket) => socket.write(closeFrame(1_008, Buffer.from("\u009b2J\u00e9", "latin1")))),
  /** 127 announces a length of eight bytes: here of a gigabyte, of which some comes. */
  "frame-of-a-gigabyte": () =>
    websocket((app, socket, claim) => {
      app.send(ackOf(claim));
      socket.write(Buffer.from([0x81, 127, 0, 0, 0, 0, 0x40, 0, 0, 0]));
      pour(socket, Buffer.alloc(2 ** 20, "x"));
    }),
  "flood-of-frames": () =>
    websocket((app, socket, claim) => {
      app.send(ackOf(claim));
      const frame = Buffer.concat([Buffer.from([0x81, 126, 0x03, 0xe8]), Buffer.alloc(1_000, "x")]);
      pour(socket, Buffer.concat(Array.from({ length: 1_000 }, () => frame)));
    }),
  /** Fragments of a message that never ends. */
  "flood-of-fragments": () =>
    websocket((app, socket, claim) => {
      app.send(ackOf(claim));
      socket.write(Buffer.from([0x01, 0]));
      pour(socket, Buffer.alloc(2 ** 20, Buffer.from([0x00, 0])));
    }),
  "flood-of-pings": () =>
    websocket((app, socket, claim) => {
      app.send(ackOf(claim));
      pour(socket, Buffer.alloc(2 ** 20, Buffer.from([0x89, 0])));
    }),
  /** The ack comes, and nothing that the app sends has any effect. */
  "no-effect": () => websocket((app, _socket, claim) => app.send(ackOf(claim))),
};
