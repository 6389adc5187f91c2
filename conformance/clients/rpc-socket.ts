import { connect as connectSocket, type Socket } from "node:net";
import { PeerError } from "./peer-error.js";

/** Where a daemon listens: the path of a Unix socket, or a TCP port on 127.0.0.1. */
export type RpcAddress = string | { readonly port: number };

/** What to try, by the code of the operating system's error. */
const HINTS: ReadonlyMap<string, string> = new Map([
  ["ENOENT", "there is no such socket: is the daemon running, and is this its state directory?"],
  ["ECONNREFUSED", "nothing listens there any more: the socket was left behind by a daemon that died"],
  ["EACCES", "the socket belongs to another user, or its directory does"],
  ["ENOTSOCK", "the path names a file that is no socket"],
]);

/**
 * Opens the socket; rejects with a PeerError of step `connect`. `attach` is called in the very turn in which
 * the socket opens, so that no event of it is missed.
 */
export function openRpcSocket<T>(
  address: RpcAddress,
  timeoutMs: number,
  attach: (socket: Socket) => T,
): Promise<T> {
  const target =
    typeof address === "string"
      ? { path: address }
      : { host: "127.0.0.1", port: address.port, noDelay: true };
  const name = describeAddress(address);
  return new Promise((resolve, reject) => {
    const socket = connectSocket(target);
    const timer = setTimeout(() => {
      socket.destroy();
      const message = `${name} did not accept a connection within ${timeoutMs} ms`;
      reject(new PeerError({ step: "connect", kind: "timeout", message }));
    }, timeoutMs);
    const onError = (cause: NodeJS.ErrnoException): void => {
      clearTimeout(timer);
      const message = `cannot connect to ${name}: ${cause.message}`;
      reject(
        new PeerError({
          step: "connect",
          kind: "refused",
          message,
          hint: HINTS.get(cause.code ?? ""),
          cause,
        }),
      );
    };
    socket.once("error", onError);
    socket.once("connect", () => {
      clearTimeout(timer);
      socket.off("error", onError);
      resolve(attach(socket));
    });
  });
}

/** The address in words, for messages. */
export function describeAddress(address: RpcAddress): string {
  return typeof address === "string" ? address : `127.0.0.1:${address.port}`;
}
