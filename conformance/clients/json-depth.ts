const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d,
];

/**
 * Whether JSON text, as UTF-8, nests deeper than so many levels; text that is not JSON may be either. To be asked
 * before `JSON.parse`, which takes some hundred bytes for each level: 32 MiB of `[` are 3 GB.
 */
export function nestsDeeper(bytes: Uint8Array, levels: number): boolean {
  // Each level costs a byte to open.
  if (bytes.length <= levels) return false;
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) isInString = !isInString;
    else if (isInString) {
      if (byte === BACKSLASH) at += 1;
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1;
      if (depth > levels) return true;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}
