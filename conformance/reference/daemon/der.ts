/** As much of ASN.1's distinguished encoding as a certificate takes. */

/** One element: its tag, its length, its content. */
export function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(body)]), body]);
}

export function sequence(...elements: readonly Uint8Array[]): Buffer {
  return der(0x30, ...elements);
}

export function set(...elements: readonly Uint8Array[]): Buffer {
  return der(0x31, ...elements);
}

/** An INTEGER whose first bit is 0, so that it is not negative, and whose first byte is not 0. */
export function integer(bytes: Uint8Array): Buffer {
  return der(0x02, bytes);
}

export function bitString(bytes: Uint8Array): Buffer {
  return der(0x03, Buffer.from([0]), bytes);
}

export function octetString(bytes: Uint8Array): Buffer {
  return der(0x04, bytes);
}

export function utf8String(text: string): Buffer {
  return der(0x0c, Buffer.from(text));
}

/** A time to the second: as UTCTime, whose year has two digits, up to 2049, and as GeneralizedTime from then on. */
export function time(date: Date): Buffer {
  const digits = `${date.toISOString().slice(0, 19).replaceAll(/[-:T]/gu, "")}Z`;
  return date.getUTCFullYear() < 2050
    ? der(0x17, Buffer.from(digits.slice(2)))
    : der(0x18, Buffer.from(digits));
}

/** An OBJECT IDENTIFIER whose content is already encoded. */
export function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, "hex"));
}

function lengthOf(body: Uint8Array): number[] {
  if (body.length < 0x80) return [body.length];
  if (body.length < 0x100) return [0x81, body.length];
  return [0x82, body.length >> 8, body.length & 0xff];
}
