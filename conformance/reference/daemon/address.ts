/** IP addresses as the bytes that a link and a certificate carry. */
import { isIP } from "node:net";

/** The family byte of a link's payload. */
export type Family = 4 | 6;

/** Whether a text is an IP address whose bytes say all of it (one with a zone is not). */
export function isAddress(value: unknown): value is string {
  return typeof value === "string" && isIP(value) !== 0 && !value.includes("%");
}

export function familyOf(address: string): Family {
  return isIP(address) === 6 ? 6 : 4;
}

/** The 4 or 16 bytes of an address, in network order. */
export function addressBytes(address: string): Buffer {
  return familyOf(address) === 4 ? Buffer.from(address.split(".").map(Number)) : ipv6Bytes(address);
}

function ipv6Bytes(address: string): Buffer {
  // A URL's host is the canonical form: lower case, one `::` at most, an embedded IPv4 part written as two groups.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = "", tail] = canonical.split("::");
  const before = groupsOf(head);
  const after = groupsOf(tail ?? "");
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  const bytes = Buffer.alloc(16);
  [...before, ...zeros, ...after].forEach((group, index) =>
    bytes.writeUInt16BE(parseInt(group, 16), index * 2),
  );
  return bytes;
}

function groupsOf(text: string): string[] {
  return text === "" ? [] : text.split(":");
}
