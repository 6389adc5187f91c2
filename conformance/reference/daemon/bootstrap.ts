/** The payload of a link: everything an app needs to dial the daemon and to claim its session. */
import { addressBytes, familyOf } from "./address.js";

/** What a link tells an app. */
export type Bootstrap = {
  readonly address: string;
  readonly port: number;
  readonly sessionId: string;
  /** The claim token, 32 bytes. */
  readonly token: Uint8Array;
  /** Unix time in seconds. */
  readonly expiresAt: number;
};

const VERSION = 2;

/** The payload as base64url without padding. */
export function encodeBootstrap({ address, port, sessionId, token, expiresAt }: Bootstrap): string {
  const id = Buffer.from(sessionId, "utf8");
  return Buffer.concat([
    Buffer.of(VERSION, familyOf(address)),
    addressBytes(address),
    uint16(port),
    Buffer.of(id.length),
    id,
    token,
    uint64(expiresAt),
  ]).toString("base64url");
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}
