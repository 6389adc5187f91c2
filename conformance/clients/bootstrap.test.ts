import { describe, expect, it } from "vitest";
import { decodeBootstrap, encodeBootstrap } from "./bootstrap.js";

const token = Buffer.alloc(32, 0xab);
const link = {
  address: "127.0.0.1",
  port: 8443,
  sessionId: "s-1",
  token: token.toString("base64url"),
  expiresAt: 1_800_000_000,
};

/** The bytes of a valid payload, laid out by hand; `change` replaces parts of it. */
function payload(
  change: Partial<
    Record<"version" | "family" | "address" | "port" | "id" | "token" | "expiry" | "rest", number[]>
  > = {},
): string {
  const parts = {
    version: [2],
    family: [4],
    address: [127, 0, 0, 1],
    port: [0x20, 0xfb],
    id: [3, ...Buffer.from("s-1")],
    token: [...token],
    expiry: [0, 0, 0, 0, 0x6b, 0x49, 0xd2, 0x00],
    rest: [],
    ...change,
  };
  return Buffer.from(Object.values(parts).flat()).toString("base64url");
}

describe("bootstrap", () => {
  it("decodes the layout of the wire", () => {
    expect(decodeBootstrap(payload())).toEqual({ ok: true, bootstrap: { version: 2, family: 4, ...link } });
  });

  it.each([
    link,
    { ...link, address: "::1", port: 65535 },
    { ...link, address: "2001:db8::8:0:0:1" },
    { ...link, address: "::ffff:102:304" },
    { ...link, address: "::" },
    { ...link, sessionId: "é".repeat(127) },
    { ...link, sessionId: "x".repeat(255), expiresAt: 0 },
  ])("decodes what it encodes: $address $port $sessionId", (value) => {
    const reading = decodeBootstrap(encodeBootstrap(value));
    expect(reading).toEqual({
      ok: true,
      bootstrap: { version: 2, family: value.address.includes(":") ? 6 : 4, ...value },
    });
  });

  it.each([
    ["nothing", ""],
    ["padding", `${payload({ id: [1, 65] })}=`],
    ["the other alphabet", payload({ token: Array<number>(32).fill(0xff) }).replaceAll("_", "/")],
    ["a further query parameter", `${payload()}&x=1`],
    ["a line feed behind it", `${payload()}\n`],
    ["version 1", payload({ version: [1] })],
    ["version 3", payload({ version: [3] })],
    ["family 5", payload({ family: [5] })],
    ["family 6 with 4 bytes", payload({ family: [6] })],
    ["family 4 with 16 bytes", payload({ address: Array<number>(16).fill(1) })],
    ["port 0", payload({ port: [0, 0] })],
    ["an empty session id", payload({ id: [0] })],
    ["a session id that is not UTF-8", payload({ id: [2, 0xc3, 0x28] })],
    ["a session id longer than it says", payload({ id: [2, 65, 66, 67] })],
    ["a session id shorter than it says", payload({ id: [4, 65, 66, 67] })],
    ["a short token", payload({ token: Array<number>(31).fill(1) })],
    ["a short expiry", payload({ expiry: [0, 0, 0, 0, 0, 0, 1] })],
    ["bytes to spare", payload({ rest: [0] })],
  ])("refuses %s", (_what, text) => {
    expect(decodeBootstrap(text)).toMatchObject({ ok: false });
  });

  it("refuses every truncation", () => {
    const bytes = Buffer.from(payload(), "base64url");
    for (let length = 0; length < bytes.length; length += 1) {
      expect(decodeBootstrap(bytes.subarray(0, length).toString("base64url")).ok).toBe(false);
    }
  });

  it("refuses base64url with stray bits at the end", () => {
    const text = payload();
    expect(text.length % 4).not.toBe(0);
    const last = text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + 1);
    expect(decodeBootstrap(last)).toMatchObject({
      ok: false,
      reason: expect.stringContaining("canonical") as string,
    });
  });

  it.each([
    { ...link, address: "localhost" },
    { ...link, address: "fe80::1%lo" },
    { ...link, sessionId: "" },
    { ...link, sessionId: "x".repeat(256) },
    { ...link, token: "AA" },
    { ...link, port: 65536 },
  ])("does not encode what no payload can hold: $address $port", (value) => {
    expect(() => encodeBootstrap(value)).toThrow();
  });
});
