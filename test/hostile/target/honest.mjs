/** The reference daemon in this process, behind a socket on which what is said can be altered. */
import { copyFileSync, mkdirSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { startReferenceDaemon } from "../../../dist/conformance/reference/daemon/index.js";

export const stateDir = process.env.APPDUCT_STATE_DIR;
export const socketPath = join(stateDir, "daemon.sock");

/**
 * Serves `daemon.sock`. Each function may be left out, and then nothing is altered:
 *
 * - `onConnection(client)` is told of each client's socket; what it answers `true` for is not served
 * - `onRequest(request, client)` is told of each request; one that it answers `true` for goes no further
 * - `onReply(reply, request)` answers the text that is sent in the place of a reply or notification
 */
export async function serve({ onConnection, onRequest, onReply } = {}) {
  const inner = join(stateDir, "i");
  mkdirSync(inner, { mode: 0o700 });
  copyFileSync(join(stateDir, "config.json"), join(inner, "config.json"));
  const daemon = await startReferenceDaemon({ stateDir: inner });
  const server = createServer({ allowHalfOpen: true }, (client) => {
    client.on("error", () => undefined);
    if (onConnection?.(client) === true) return;
    const behind = connect({ path: daemon.socketPath, allowHalfOpen: true });
    behind.on("error", () => undefined);
    const pending = new Map();
    eachLine(
      client,
      (line) => {
        const request = parsed(line);
        if (request?.id !== undefined) pending.set(JSON.stringify(request.id), request);
        if (request === undefined || onRequest?.(request, client) !== true) behind.write(`${line}\n`);
      },
      () => behind.end(),
    );
    eachLine(
      behind,
      (line) => {
        const reply = parsed(line);
        const request = pending.get(JSON.stringify(reply?.id));
        const altered = reply === undefined ? undefined : onReply?.(reply, request);
        if (!client.destroyed) client.write(altered ?? `${line}\n`);
      },
      () => client.end(),
    );
    client.on("close", () => behind.destroy());
  });
  server.listen(socketPath);
  return { daemon, server };
}

/** The text of a message, as it stands on the socket. */
export function lineOf(message) {
  return `${JSON.stringify(message)}\n`;
}

/** Writes chunks without end, as fast as the reader takes them. */
export function pour(stream, chunk) {
  const more = () => {
    while (!stream.destroyed && stream.write(chunk));
  };
  stream.on("drain", more);
  more();
}

/** Stays alive and does nothing. */
export function idle() {
  setInterval(() => undefined, 60_000);
}

/** Ends as a program does that has a bug. */
export function crash() {
  process.stderr.write("it cannot go on\n");
  process.exit(70);
}

function eachLine(socket, onLine, onEnd) {
  let rest = "";
  socket.setEncoding("latin1");
  socket.on("data", (text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop();
    for (const line of lines) onLine(Buffer.from(line, "latin1").toString());
  });
  socket.on("end", onEnd);
}

function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
