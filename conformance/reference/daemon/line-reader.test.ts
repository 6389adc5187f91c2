import { describe, expect, it } from "vitest";
import { LineReader } from "./line-reader.js";

function readAll(reader: LineReader, ...chunks: (string | Buffer)[]): string[] {
  const lines: string[] = [];
  for (const chunk of chunks) {
    reader.push(Buffer.from(chunk));
    for (let line = reader.next(); line !== undefined; line = reader.next()) lines.push(line.toString());
  }
  return lines;
}

describe("a line reader", () => {
  it("cuts at LF and nowhere else", () => {
    expect(readAll(new LineReader(99), "a\u2028b\u0085c\rd\n\ne\r\nrest")).toEqual([
      "a\u2028b\u0085c\rd",
      "",
      "e\r",
    ]);
  });

  it("does not care how bytes are split", () => {
    const bytes = Buffer.from("ä😀\nzwei\n");
    const single = Array.from(bytes, (byte) => Buffer.of(byte));
    expect(readAll(new LineReader(99), ...single)).toEqual(["ä😀", "zwei"]);
  });

  it("drops a line over the limit and goes on with the next", () => {
    expect(readAll(new LineReader(4), "1234\n12345\n1234", "5678", "90\nok\n")).toEqual([
      "1234",
      "too-long",
      "too-long",
      "ok",
    ]);
  });

  it("keeps lines that nobody has asked for yet", () => {
    const reader = new LineReader(99);
    reader.push(Buffer.from("a\nb\nc"));
    expect(reader.next()?.toString()).toBe("a");
    reader.push(Buffer.from("d\n"));
    expect(reader.next()?.toString()).toBe("b");
    expect(reader.next()?.toString()).toBe("cd");
    expect(reader.next()).toBeUndefined();
  });
});
