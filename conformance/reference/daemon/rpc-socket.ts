/** The daemon's Unix socket: who is connected, and how all of it ends. */
import { chmod } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import type { Events } from "./events.js";
import { describe, type Log } from "./log.js";
import { RpcConnection } from "./rpc-connection.js";
import type { RpcServer } from "./rpc.js";
import { StartError } from "./start-error.js";
import { after } from "./timers.js";

const PRIVATE_SOCKET = 0o600;

// A client that does not read its last reply within this time does not get it.
const FLUSH_TIMEOUT_MS = 500;

/** The socket while it is served. */
export type RpcSocket = {
  /** Ends every connection after what was written to it, and removes the socket. */
  readonly stop: () => Promise<void>;
};

/** @throws StartError when the socket cannot be made */
export async function startRpcSocket(
  path: string,
  rpc: RpcServer,
  events: Events,
  log: Log,
): Promise<RpcSocket> {
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const connection = new RpcConnection(socket, rpc);
    sockets.add(socket);
    socket.once("close", () => {
      sockets.delete(socket);
      events.unsubscribe(connection.subscriber);
    });
  });
  await listen(server, path);
  await chmod(path, PRIVATE_SOCKET);
  server.on("error", (error) => {
    log(describe(error));
  });

  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        for (const socket of sockets) socket.destroySoon();
        after(FLUSH_TIMEOUT_MS, () => {
          for (const socket of sockets) socket.destroy();
        });
      }),
  };
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      reject(new StartError(`cannot listen on ${path}: ${error.message}`));
    });
    server.listen(path, () => {
      server.removeAllListeners("error");
      resolve();
    });
  });
}
