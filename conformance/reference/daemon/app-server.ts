/** The TLS websocket server that apps dial. */
import { createServer, type Server } from "node:https";
import type { Socket } from "node:net";
import { WebSocketServer } from "ws";
import type { AppContext } from "./app-context.js";
import { serveApp } from "./app-socket.js";
import type { Certificate } from "./certificate.js";
import { MAX_FRAME_BYTES } from "./frames.js";
import { describe } from "./log.js";
import type { AppConnection } from "./session.js";
import { StartError } from "./start-error.js";
import { after } from "./timers.js";

const GOING_AWAY = 1001;

// Long enough for a close frame to be answered on one machine, short enough not to be noticed.
const CLOSE_GRACE_MS = 100;

/** The server while it runs. */
export type AppServer = {
  /** The TCP port it listens on; never 0. */
  readonly port: number;
  /** Closes every app's socket with 1001, and the server. */
  readonly stop: () => Promise<void>;
};

/** @throws StartError when the address or the port cannot be used */
export async function startAppServer(
  certificate: Pick<Certificate, "key" | "cert">,
  context: AppContext,
): Promise<AppServer> {
  const { advertisedIp, wssPort } = context.config;
  const https = createServer({ ...certificate, minVersion: "TLSv1.2" });
  const sockets = new Set<Socket>();
  const apps = new Set<AppConnection>();

  https.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  https.on("request", (_request, response) => {
    response.writeHead(426, { Connection: "close" }).end("This server speaks websocket only.\n");
  });
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false });
  https.on("upgrade", (request, socket, head) => {
    wss.handleUpgrade(request, socket, head, (ws) => {
      const app = serveApp(ws, context);
      apps.add(app);
      ws.once("close", () => apps.delete(app));
    });
  });
  const port = await listen(https, wssPort, advertisedIp);
  https.on("error", (error) => {
    context.log(describe(error));
  });

  return {
    port,
    stop: () =>
      new Promise((resolve) => {
        for (const app of apps) app.close(GOING_AWAY, "daemon_shutdown");
        https.close(() => {
          resolve();
        });
        after(CLOSE_GRACE_MS, () => {
          for (const socket of sockets) socket.destroy();
        });
      }),
  };
}

function listen(https: Server, port: number, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    https.once("error", (error) => {
      reject(new StartError(`cannot listen on ${address} port ${port}: ${error.message}`));
    });
    https.listen(port, address, () => {
      https.removeAllListeners("error");
      const bound = https.address();
      resolve(typeof bound === "object" && bound !== null ? bound.port : port);
    });
  });
}
