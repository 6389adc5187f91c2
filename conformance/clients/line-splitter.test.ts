import { describe, expect, it } from "vitest";
import { LineSplitter, type SplitLine } from "./line-splitter.js";

function texts(lines: SplitLine[]): string[] {
  return lines.map((line) => (line.kind === "line" ? line.bytes.toString() : `too long (${line.limit})`));
}

function pushAll(splitter: LineSplitter, ...chunks: string[]): string[] {
  return chunks.flatMap((chunk) => texts(splitter.push(Buffer.from(chunk))));
}

describe("LineSplitter", () => {
  it("cuts at LF only: other line terminators are data", () => {
    const line = "a\r\u2028b\u2029c\u0085d\u000be";
    expect(pushAll(new LineSplitter(), `${line}\nx\n`)).toEqual([line, "x"]);
  });

  it("yields several lines of one chunk, empty ones left out, and keeps the rest", () => {
    const splitter = new LineSplitter();
    expect(pushAll(splitter, "\na\n\n\nb\nc")).toEqual(["a", "b"]);
    expect(splitter.pendingBytes).toBe(1);
    expect(splitter.end().toString()).toBe("c");
    expect(splitter.pendingBytes).toBe(0);
  });

  it("puts a multibyte character together that was cut in two", () => {
    const bytes = Buffer.from("é😀\n");
    const splitter = new LineSplitter();
    const lines = [...bytes].flatMap((byte) => texts(splitter.push(Uint8Array.of(byte))));
    expect(lines).toEqual(["é😀"]);
  });

  it("does not share memory between a line and the next", () => {
    const splitter = new LineSplitter();
    const first = [...splitter.push(Buffer.from("aa")), ...splitter.push(Buffer.from("a\n"))];
    splitter.push(Buffer.from("bb"));
    splitter.push(Buffer.from("b\n"));
    expect(texts(first)).toEqual(["aaa"]);
  });

  it("takes a line of exactly the limit, and reports a longer one once, before its end", () => {
    const splitter = new LineSplitter(4);
    expect(pushAll(splitter, "abcd\n", "ab", "cd\n")).toEqual(["abcd", "abcd"]);
    expect(pushAll(splitter, "abc", "de")).toEqual(["too long (4)"]);
    expect(pushAll(splitter, "fghijkl", "mno")).toEqual([]);
    expect(splitter.pendingBytes).toBe(0);
    expect(pushAll(splitter, "p\nnext\n", "\n", "q", "\n")).toEqual(["next", "q"]);
  });

  it("reports a line that is too long within one chunk, and goes on behind it", () => {
    expect(pushAll(new LineSplitter(4), "abcdef\nok\n")).toEqual(["too long (4)", "ok"]);
  });

  it("takes 8 MiB one byte at a time", () => {
    const splitter = new LineSplitter();
    const a = Buffer.from("a");
    for (let n = 0; n < 8 * 1024 * 1024; n += 1) splitter.push(a);
    const [line] = splitter.push(Buffer.from("\n"));
    expect(line?.kind === "line" && line.bytes.length).toBe(8 * 1024 * 1024);
  });
});
