import { BlockList, isIPv4, isIPv6 } from "node:net";

/** The text of 4 or 16 bytes; IPv6 in its shortest form. */
export function formatIp(bytes: Uint8Array): string {
  if (bytes.length === 4) return bytes.join(".");
  const hex = Buffer.from(bytes).toString("hex");
  const groups = hex.match(/.{4}/g)?.join(":") ?? "";
  return new URL(`http://[${groups}]/`).hostname.slice(1, -1);
}

/** The 4 or 16 bytes of an IP literal; `undefined` where `text` is none (zone ids included). */
export function parseIp(text: string): Uint8Array | undefined {
  if (isIPv4(text)) return Uint8Array.from(text.split("."), Number);
  if (!isIPv6(text) || text.includes("%")) return undefined;
  const shortest = new URL(`http://[${text}]/`).hostname.slice(1, -1);
  const [head = "", tail] = shortest.split("::");
  const left = groupsOf(head);
  const right = groupsOf(tail ?? "");
  const groups = [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
  return Uint8Array.from(groups.flatMap((group) => [group >> 8, group & 0xff]));
}

function groupsOf(part: string): number[] {
  return part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether `text` is an IP literal on loopback, the only place where the kit opens sockets (HARN-05). */
export function isLoopback(text: string): boolean {
  return (isIPv4(text) && loopback.check(text, "ipv4")) || (isIPv6(text) && loopback.check(text, "ipv6"));
}
