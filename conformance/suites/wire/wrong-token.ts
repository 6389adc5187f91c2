/**
 * A well-formed claim token that is not the right one: it differs in one byte only, another one each turn, so
 * that who compares a part of it takes it for the right one.
 */
export function wrongToken(token: string, turn: number): string {
  const bytes = Buffer.from(token, "base64url");
  const index = turn % 2 === 0 ? bytes.length - 1 - (turn % bytes.length) : turn % bytes.length;
  bytes.writeUInt8(bytes.readUInt8(index) ^ 1, index);
  return bytes.toString("base64url");
}
