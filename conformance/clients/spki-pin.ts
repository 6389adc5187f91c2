import { createHash, type X509Certificate } from "node:crypto";

/** The last certificate seen: a daemon shows the same one at every dial, and reading its key costs a third of one. */
let last: { readonly certificate: Buffer; readonly pin: string } | undefined;

/**
 * The pin of a certificate: `sha256/` and the base64 of the SHA-256 of its public key's SPKI (WIRE).
 * `undefined` where there is no key that can be read; a foreign certificate may hold anything.
 */
export function spkiPin(certificate: X509Certificate | undefined): string | undefined {
  if (certificate === undefined) return undefined;
  const { raw } = certificate;
  if (last?.certificate.equals(raw)) return last.pin;
  try {
    const spki = certificate.publicKey.export({ type: "spki", format: "der" });
    const pin = `sha256/${createHash("sha256").update(spki).digest("base64")}`;
    last = { certificate: raw, pin };
    return pin;
  } catch {
    return undefined;
  }
}
