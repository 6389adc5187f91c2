import fc from "fast-check";
import { isUtf8 } from "node:buffer";
import { describe, expect, it } from "vitest";
import { bytesOf, chunkSizes, inSizes, insideCharacters, notUtf8 } from "./byte-chunks.js";

describe("inSizes", () => {
  it("uses the sizes in turn and loses no byte", () => {
    const chunks = inSizes(Buffer.from("abcdefg"), [1, 3]);
    expect(chunks.map((chunk) => Buffer.from(chunk).toString())).toEqual(["a", "bcd", "e", "fg"]);
  });

  it("gives back the bytes, whatever the sizes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), chunkSizes, (bytes, sizes) => {
        expect(Buffer.concat(inSizes(bytes, sizes)).equals(bytes)).toBe(true);
      }),
    );
  });
});

describe("insideCharacters", () => {
  it("cuts each character of several bytes, and nothing else", () => {
    const chunks = insideCharacters(Buffer.from("aé漢😀b"), 2);
    expect(chunks.map((chunk) => Buffer.from(chunk).toString("hex"))).toEqual([
      "61c3",
      "a9e6bc",
      "a2f09f",
      "988062",
    ]);
  });

  it("leaves no chunk that can be decoded alone", () => {
    const chunks = insideCharacters(Buffer.from("漢字"), 1);
    expect(chunks.map((chunk) => isUtf8(chunk))).toEqual([false, false, false]);
  });
});

describe("bytes that are not UTF-8", () => {
  it("are not, between any ASCII", () => {
    fc.assert(
      fc.property(notUtf8, fc.constantFrom("", "a", '"}\n'), (part, behind) => {
        expect(isUtf8(bytesOf(["a", part, behind]))).toBe(false);
      }),
    );
  });
});
