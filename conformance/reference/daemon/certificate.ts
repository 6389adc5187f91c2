/**
 * The self-signed certificate of the app socket, and its pin (WIRE-11). Apps trust the pin alone, so a fresh key at each
 * start will do. It is encoded here, because loading a certificate library costs 140 ms at every start of a daemon that is
 * otherwise up in less, and the kit starts hundreds.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { addressBytes } from "./address.js";
import { bitString, der, integer, octetString, oid, sequence, set, time, utf8String } from "./der.js";

/** A key and its certificate in PEM, and the text that an app compares with what it is served. */
export type Certificate = { readonly key: string; readonly cert: string; readonly pin: string };

const ECDSA_WITH_SHA256 = sequence(oid("2a8648ce3d040302"));
const COMMON_NAME = oid("550403");
const SUBJECT_ALT_NAME = oid("551d11");
const DAY_MS = 86_400_000;

/**
 * Makes a key (EC P-256) and a certificate that is valid from yesterday on for a year.
 *
 * @param address - the IP address that apps dial
 */
export function makeCertificate(address: string, now = Date.now()): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const spki = publicKey.export({ type: "spki", format: "der" });
  const body = certificateBody(spki, address, now);
  const signature = sign("sha256", body, privateKey);
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: pem(sequence(body, ECDSA_WITH_SHA256, bitString(signature))),
    pin: pinOf(spki),
  };
}

/** The pin of a key: `sha256/` and the base64 of the hash of its SubjectPublicKeyInfo. */
export function pinOf(spki: Uint8Array): string {
  return `sha256/${createHash("sha256").update(spki).digest("base64")}`;
}

function certificateBody(spki: Buffer, address: string, now: number): Buffer {
  const version3 = der(0xa0, integer(Buffer.of(2)));
  const name = sequence(set(sequence(COMMON_NAME, utf8String("Appduct reference daemon"))));
  const validity = sequence(time(new Date(now - DAY_MS)), time(new Date(now + 365 * DAY_MS)));
  const addresses = sequence(der(0x87, addressBytes(address)));
  const extensions = der(0xa3, sequence(sequence(SUBJECT_ALT_NAME, octetString(addresses))));
  const serial = integer(Buffer.concat([Buffer.of(1), randomBytes(15)]));
  return sequence(version3, serial, ECDSA_WITH_SHA256, name, validity, name, spki, extensions);
}

function pem(certificate: Buffer): string {
  const lines = certificate.toString("base64").match(/.{1,64}/gu) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
}
