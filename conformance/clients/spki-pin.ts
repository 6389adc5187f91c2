import { createHash, type KeyObject } from "node:crypto";

/** The pin of a certificate's public key: `sha256/` and the base64 of the SHA-256 of its SPKI (WIRE). */
export function spkiPin(publicKey: KeyObject): string {
  const spki = publicKey.export({ type: "spki", format: "der" });
  return `sha256/${createHash("sha256").update(spki).digest("base64")}`;
}
