import { createHash, createPrivateKey, X509Certificate } from "node:crypto";
import { expect, it } from "vitest";
import { makeCertificate } from "./certificate.js";

it.each(["127.0.0.1", "::1"])(
  "is a self-signed certificate for %s, now valid, with the pin of its key",
  (address) => {
    const { key, cert, pin } = makeCertificate(address);
    const parsed = new X509Certificate(cert);
    const spki = parsed.publicKey.export({ type: "spki", format: "der" });
    expect(parsed.verify(parsed.publicKey)).toBe(true);
    expect(parsed.checkPrivateKey(createPrivateKey(key))).toBe(true);
    expect(parsed.checkIP(address)).toBe(address === "::1" ? "::1" : address);
    expect(Date.parse(parsed.validFrom)).toBeLessThan(Date.now());
    expect(Date.parse(parsed.validTo)).toBeGreaterThan(Date.now());
    expect(pin).toBe(`sha256/${createHash("sha256").update(spki).digest("base64")}`);
  },
);

it("writes years from 2050 on in four digits", () => {
  const { cert } = makeCertificate("127.0.0.1", Date.UTC(2060, 0, 1));
  expect(new X509Certificate(cert).validTo).toContain("2060");
});
