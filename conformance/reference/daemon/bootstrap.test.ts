import { expect, it } from "vitest";
import { addressBytes } from "./address.js";
import { encodeBootstrap } from "./bootstrap.js";

const token = Uint8Array.from({ length: 32 }, (_, index) => index);
const link = { port: 8443, sessionId: "s_7f3a", token, expiresAt: 1_798_761_600 };

it.each([
  ["127.0.0.1", "AgR_AAABIPsGc183ZjNhAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8AAAAAazbsgA"],
  ["::1", "AgYAAAAAAAAAAAAAAAAAAAABIPsGc183ZjNhAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8AAAAAazbsgA"],
])("encodes a link to %s as docs/PROTOCOL.md shows it", (address, payload) => {
  expect(encodeBootstrap({ ...link, address })).toBe(payload);
});

it.each([
  ["::", "00000000000000000000000000000000"],
  ["fe80::1:2", "fe800000000000000000000000010002"],
  ["1::", "00010000000000000000000000000000"],
  ["1:2:3:4:5:6:7:8", "00010002000300040005000600070008"],
  ["::ffff:10.0.0.1", "00000000000000000000ffff0a000001"],
  ["10.1.2.255", "0a0102ff"],
])("writes %s as bytes", (address, hex) => {
  expect(addressBytes(address).toString("hex")).toBe(hex);
});
