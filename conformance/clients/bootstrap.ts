import { isUtf8 } from "node:buffer";
import type { BootstrapPayload } from "../../generated/wire.js";
import { formatIp, parseIp } from "./ip-address.js";

/** What a link payload says (WIRE-01); the token in base64url, IPv6 addresses in their shortest form. */
export type Bootstrap = BootstrapPayload;

/** A decoded payload, or why it is none. */
export type BootstrapReading =
  { readonly ok: true; readonly bootstrap: Bootstrap } | { readonly ok: false; readonly reason: string };

const VERSION = 2;
const TOKEN_BYTES = 32;
const EXPIRY_BYTES = 8;
const ADDRESS_BYTES: ReadonlyMap<number, number> = new Map([
  [4, 4],
  [6, 16],
]);

/** Decodes a payload strictly: nothing is half read, and every byte is accounted for (WIRE-01). */
export function decodeBootstrap(payload: string): BootstrapReading {
  const refuse = (reason: string): BootstrapReading => ({ ok: false, reason });
  if (!/^[A-Za-z0-9_-]*$/.test(payload)) return refuse("not base64url without padding");
  const bytes = Buffer.from(payload, "base64url");
  if (bytes.toString("base64url") !== payload) return refuse("not the canonical base64url of any bytes");

  const version = bytes[0];
  if (version === undefined) return refuse("the payload is empty");
  if (version !== VERSION) return refuse(`version ${version}, not ${VERSION}`);
  const family = bytes[1];
  const addressBytes = ADDRESS_BYTES.get(family ?? -1);
  if (addressBytes === undefined) return refuse(`address family ${family ?? "missing"}, not 4 or 6`);

  const portAt = 2 + addressBytes;
  const idAt = portAt + 3;
  const idLength = bytes[portAt + 2];
  if (idLength === undefined) return refuse("truncated before the session id");
  if (idLength === 0) return refuse("an empty session id");
  const tokenAt = idAt + idLength;
  const length = tokenAt + TOKEN_BYTES + EXPIRY_BYTES;
  if (bytes.length !== length) return refuse(`${bytes.length} bytes where there should be ${length}`);

  const port = bytes.readUInt16BE(portAt);
  if (port === 0) return refuse("port 0");
  const id = bytes.subarray(idAt, tokenAt);
  if (!isUtf8(id)) return refuse("a session id that is not UTF-8");
  return {
    ok: true,
    bootstrap: {
      version: VERSION,
      family: addressBytes === 4 ? 4 : 6,
      address: formatIp(bytes.subarray(2, portAt)),
      port,
      sessionId: id.toString(),
      token: bytes.toString("base64url", tokenAt, tokenAt + TOKEN_BYTES),
      // Past 2^53 (year 285,000,000) the nearest double.
      expiresAt: Number(bytes.readBigUInt64BE(tokenAt + TOKEN_BYTES)),
    },
  };
}

/** Encodes a payload; version and family follow from the rest. Values that no payload can hold are an error of the caller. */
export function encodeBootstrap(payload: Omit<Bootstrap, "version" | "family">): string {
  const address = parseIp(payload.address);
  if (address === undefined) throw new Error(`not an IP literal: ${payload.address}`);
  const id = Buffer.from(payload.sessionId);
  if (id.length < 1 || id.length > 255) throw new Error(`a session id of ${id.length} bytes`);
  const token = Buffer.from(payload.token, "base64url");
  if (token.length !== TOKEN_BYTES) throw new Error(`a token of ${token.length} bytes`);
  const port = Buffer.alloc(2);
  port.writeUInt16BE(payload.port);
  const expiry = Buffer.alloc(EXPIRY_BYTES);
  expiry.writeBigUInt64BE(BigInt(payload.expiresAt));
  const head = Buffer.from([VERSION, address.length === 4 ? 4 : 6]);
  const parts = [head, address, port, Buffer.from([id.length]), id, token, expiry];
  return Buffer.concat(parts).toString("base64url");
}
