/** Bytes as plain JSON, and the ways in which a stream of them may be split over writes (RPC-02). */
import fc from "fast-check";
import type { Arbitrary } from "fast-check";

/** Bytes in a case that is to be read by people: text where it is text, else the bytes in hexadecimal. */
export type BytePart = string | { readonly hex: string };

/** The bytes that the parts stand for. */
export function bytesOf(parts: readonly BytePart[]): Buffer {
  return Buffer.concat(
    parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part.hex, "hex"))),
  );
}

/** Sizes of the writes in bytes, used in turn until everything is sent: `[1]` is one byte a write. */
export const chunkSizes: Arbitrary<readonly number[]> = fc.oneof(
  { weight: 1, arbitrary: fc.constant([1]) },
  { weight: 12, arbitrary: fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 5 }) },
);

/** Splits bytes into chunks of these sizes, in turn. */
export function inSizes(bytes: Uint8Array, sizes: readonly number[]): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  for (let from = 0; from < bytes.length;) {
    const size = sizes[chunks.length % sizes.length] ?? bytes.length;
    chunks.push(bytes.subarray(from, from + size));
    from += size;
  }
  return chunks;
}

/**
 * Splits UTF-8 inside every character of more than one byte.
 *
 * @param after bytes of each character before the cut; of a shorter one, all but its last
 */
export function insideCharacters(bytes: Uint8Array, after: number): Uint8Array[] {
  const cuts: number[] = [];
  for (const [index, byte] of bytes.entries()) {
    const length = characterLength(byte);
    if (length > 1) cuts.push(index + Math.min(after, length - 1));
  }
  return [...cuts, bytes.length].map((cut, index) => bytes.subarray(cuts[index - 1] ?? 0, cut));
}

/** The bytes of the character that begins with this byte; 1 for ASCII, and for bytes that begin none. */
function characterLength(first: number): number {
  if (first >= 0xf0) return 4;
  if (first >= 0xe0) return 3;
  return first >= 0xc0 ? 2 : 1;
}

/** Bytes that are not UTF-8, by the kind of mistake. Each is wrong wherever in a text it stands, before ASCII. */
export const notUtf8: Arbitrary<{ readonly hex: string }> = fc
  .constantFrom(
    "80", // a continuation that continues nothing
    "c3", // a first byte without its second
    "e282", // two bytes of three
    "f09f98", // three bytes of four
    "c080", // NUL in two bytes
    "c1bf", // an overlong character below U+0080
    "e08080", // an overlong character in three bytes
    "eda080", // half of a surrogate pair
    "f4908080", // above U+10FFFF
    "f8888080", // five bytes' first
    "fe",
    "ff",
    "fffe", // the byte order mark of UTF-16
  )
  .map((hex) => ({ hex }));
