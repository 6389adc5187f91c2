import { describe, expect, it } from "vitest";
import { largestFrame, sizedSnapshot, sizesOf } from "./frame-size.js";

describe("frames of an exact size", () => {
  it.each(sizesOf(largestFrame))("has $name", ({ case: frame }) => {
    const parts = sizedSnapshot(frame, 's"1');
    expect(parts).toHaveLength(frame.fragments);
    expect(Buffer.byteLength(parts.join(""))).toBe(262_144);
    expect(JSON.parse(parts.join(""))).toMatchObject({ session_id: 's"1', tools: [{ name: "large" }] });
  });
});
