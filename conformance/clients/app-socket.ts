import { type ClientOptions, WebSocket } from "ws";
import { PeerError, type PeerErrorDetails } from "./peer-error.js";
import { type AppEndpoint, describeEndpoint, dialTls } from "./tls-dial.js";

/** What {@link openAppSocket} needs besides the endpoint. */
export interface AppSocketOptions {
  /** Milliseconds for TCP, TLS and the upgrade together. */
  readonly timeoutMs: number;
  /** The bound of one received frame, in bytes. */
  readonly maxFrameBytes: number;
}

/**
 * Opens a WebSocket over pinned TLS; rejects with a PeerError of step `dial` or `tls`. `attach` is called in
 * the very turn in which the socket opens: a frame or a close right behind the upgrade would be lost to
 * listeners that come a promise later.
 */
export async function openAppSocket<T>(
  endpoint: AppEndpoint,
  options: AppSocketOptions,
  attach: (socket: WebSocket) => T,
): Promise<T> {
  const started = performance.now();
  const tls = await dialTls(endpoint, options.timeoutMs);
  const name = describeEndpoint(endpoint);
  const left = Math.max(1, Math.ceil(options.timeoutMs - (performance.now() - started)));
  return new Promise((resolve, reject) => {
    // Typed here, because the types of `ws` do not know `closeTimeout` yet.
    const settings: ClientOptions & { closeTimeout: number } = {
      perMessageDeflate: false,
      maxPayload: options.maxFrameBytes,
      // Half, so that a wait of the usual length still sees a close whose TCP end never comes.
      closeTimeout: options.timeoutMs / 2,
    };
    const socket = new WebSocket(`wss://${name}/`, { ...settings, createConnection: () => tls });
    const fail = (details: PeerErrorDetails): void => {
      clearTimeout(timer);
      socket.off("error", onError);
      // Kept: terminating a socket that is not open yet has an error to tell.
      socket.on("error", () => undefined);
      socket.terminate();
      tls.destroy();
      reject(new PeerError(details));
    };
    const timer = setTimeout(() => {
      fail({
        step: "dial",
        kind: "timeout",
        message: `${name} did not answer the WebSocket upgrade within ${options.timeoutMs} ms`,
      });
    }, left);
    const onError = (cause: NodeJS.ErrnoException): void => {
      fail({
        step: "dial",
        kind: cause.code === "ECONNRESET" ? "closed" : "malformed",
        message: `${name} did not accept the WebSocket upgrade: ${cause.message}`,
        cause,
      });
    };
    socket.once("error", onError);
    socket.once("open", () => {
      clearTimeout(timer);
      socket.off("error", onError);
      resolve(attach(socket));
    });
  });
}
