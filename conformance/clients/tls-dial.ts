import { connect as connectTls, createSecureContext, type TLSSocket } from "node:tls";
import { isLoopback } from "./ip-address.js";
import { PeerError, type PeerErrorDetails } from "./peer-error.js";
import { spkiPin } from "./spki-pin.js";

/** One for all dials: making a context costs as much as half a handshake. It trusts nobody; the pin does. */
const context = createSecureContext({ ca: [] });

/** Where an app dials, and which key it must find there. */
export interface AppEndpoint {
  /** An IP literal on loopback, IPv6 without brackets. */
  readonly address: string;
  readonly port: number;
  /** `sha256/` and base64: the pin that `link.create` gave out. */
  readonly pin: string;
}

/**
 * Opens TLS to an endpoint and checks the pin before a single byte of ours is sent: a token never reaches
 * a stranger. Rejects with a PeerError of step `dial` (no connection) or `tls` (no handshake, wrong key).
 *
 * Sessions are not resumed: a resumed handshake shows no certificate to hold against the pin, and on
 * loopback it was measured to save less than 1 ms of 2.
 */
export function dialTls(endpoint: AppEndpoint, timeoutMs: number): Promise<TLSSocket> {
  const { address, port, pin } = endpoint;
  const name = describeEndpoint(endpoint);
  if (!isLoopback(address)) return Promise.reject(notLoopback(address));
  return new Promise((resolve, reject) => {
    const socket = connectTls({
      host: address,
      port,
      // The pin is the trust; no authority has signed a daemon's certificate.
      rejectUnauthorized: false,
      secureContext: context,
      checkServerIdentity: () => undefined,
    });
    socket.setNoDelay(true);
    let connected = false;
    const timer = setTimeout(() => {
      const message = `${name} did not ${connected ? "finish the TLS handshake" : "accept a connection"} within ${timeoutMs} ms`;
      fail({ step: connected ? "tls" : "dial", kind: "timeout", message });
    }, timeoutMs);
    const onError = (cause: NodeJS.ErrnoException): void => {
      const message = `${connected ? "no TLS with" : "cannot connect to"} ${name}: ${reasonOf(cause)}`;
      const kind = !connected ? "refused" : cause.code === "ECONNRESET" ? "closed" : "malformed";
      fail({ step: connected ? "tls" : "dial", kind, message, cause });
    };
    const fail = (details: PeerErrorDetails): void => {
      clearTimeout(timer);
      // Kept: a destroyed socket may still have an error to tell, and nobody else listens.
      socket.on("error", () => undefined);
      socket.destroy();
      reject(new PeerError(details));
    };
    socket.once("connect", () => {
      connected = true;
    });
    socket.once("error", onError);
    socket.once("secureConnect", () => {
      const actual = spkiPin(socket.getPeerX509Certificate());
      if (actual !== pin) {
        const message = `${name} serves a certificate with the pin ${actual ?? "(unreadable)"}, not ${pin}`;
        fail({ step: "tls", kind: "malformed", message });
        return;
      }
      clearTimeout(timer);
      socket.off("error", onError);
      // Until its next owner listens, an error may come that shows again as the end of the socket.
      socket.on("error", () => undefined);
      resolve(socket);
    });
  });
}

/** The endpoint in words, as it stands in a URL. */
export function describeEndpoint({ address, port }: AppEndpoint): string {
  return address.includes(":") ? `[${address}]:${port}` : `${address}:${port}`;
}

/** The message of an error of OpenSSL's is made for those who build it; its `reason` is made for people. */
function reasonOf(cause: Error): string {
  return "reason" in cause && typeof cause.reason === "string" ? cause.reason : cause.message;
}

function notLoopback(address: string): PeerError {
  const message = `the endpoint ${JSON.stringify(address)} is not on loopback, and the kit dials nowhere else`;
  const hint = 'let the daemon advertise 127.0.0.1 (`"advertisedIp"` in its config.json)';
  return new PeerError({ step: "dial", kind: "malformed", message, hint });
}
