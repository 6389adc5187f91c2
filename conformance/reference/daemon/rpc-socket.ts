/** The daemon's Unix socket: who is connected, and how all of it ends. */
import { chmod, link, rm } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import type { Events } from "./events.js";
import { describe, type Log } from "./log.js";
import { RpcConnection } from "./rpc-connection.js";
import type { RpcServer } from "./rpc.js";
import { StartError } from "./start-error.js";
import { unpublishedPath } from "./state-dir.js";
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
  await publish(server, path);
  server.on("error", (error) => {
    log(describe(error));
  });

  return {
    stop: async () => {
      // While it is still being served, the file can be no other daemon's.
      await rm(path, { force: true });
      await new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        for (const socket of sockets) socket.destroySoon();
        after(FLUSH_TIMEOUT_MS, () => {
          for (const socket of sockets) socket.destroy();
        });
      });
    },
  };
}

/**
 * Listens under another name first. The name that clients wait for appears at once with its mode and accepting
 * connections (between `bind` and `listen` they would be refused), and never in the place of another daemon's.
 */
async function publish(server: Server, path: string): Promise<void> {
  const unpublished = unpublishedPath(path);
  await listen(server, unpublished);
  try {
    await chmod(unpublished, PRIVATE_SOCKET);
    await link(unpublished, path);
  } catch (error) {
    server.close();
    throw new StartError(`cannot make ${path}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await rm(unpublished, { force: true });
  }
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
