/** The two secrets of a session: the claim token of its link, and the resume token (WIRE-02, WIRE-03). */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const TOKEN_BYTES = 32;

/** A claim token: the bytes that the link carries. */
export function makeToken(): Buffer {
  return randomBytes(TOKEN_BYTES);
}

/** A token as frames carry it: base64url without padding. */
export function tokenText(token: Uint8Array): string {
  return Buffer.from(token).toString("base64url");
}

/** Compares in a time that depends on neither text: their hashes have one length. */
export function isSameToken(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
