import { createHash, type X509Certificate } from "node:crypto";

/**
 * The pin of a certificate: `sha256/` and the base64 of the SHA-256 of its public key's SPKI (WIRE).
 * `undefined` where there is no key that can be read; a foreign certificate may hold anything.
 */
export function spkiPin(certificate: X509Certificate | undefined): string | undefined {
  try {
    const spki = certificate?.publicKey.export({ type: "spki", format: "der" });
    return spki && `sha256/${createHash("sha256").update(spki).digest("base64")}`;
  } catch {
    return undefined;
  }
}
