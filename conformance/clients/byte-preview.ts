/** Enough for a transcript entry; a text of a gigabyte would be no string at all. */
const MAX_PREVIEW = 4096;

/** The start of `bytes` as text for a transcript; the cut says how many bytes are missing. */
export function previewBytes(bytes: Uint8Array): string {
  const shown = Buffer.from(
    bytes.buffer,
    bytes.byteOffset,
    Math.min(bytes.byteLength, MAX_PREVIEW),
  ).toString();
  const missing = bytes.byteLength - MAX_PREVIEW;
  return missing > 0 ? `${shown}… (${missing} more bytes)` : shown;
}
