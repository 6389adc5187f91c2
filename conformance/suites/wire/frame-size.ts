/** Frames of an exact size, in bytes of UTF-8 (WIRE-05). */
import { filled } from "../../generators/app-frame.js";

/** What a frame may hold. */
export const largestFrame = 262_144;

/** A snapshot of exactly so many bytes: `filler` is a character that fills it up, in as many fragments as asked for. */
export type SizedFrame = {
  readonly bytes: number;
  readonly filler: "a" | "é" | "漢" | "😀";
  readonly fragments: number;
};

/** Sizes around a limit, in fillers of one to four bytes: who counts code units or code points takes them for smaller. */
export function sizesOf(bytes: number): readonly { readonly name: string; readonly case: SizedFrame }[] {
  const fillers: readonly SizedFrame["filler"][] = ["a", "é", "漢", "😀"];
  return [
    ...fillers.map((filler) => ({
      name: `${bytes} bytes of ${filler}`,
      case: { bytes, filler, fragments: 1 },
    })),
    { name: `${bytes} bytes in four fragments`, case: { bytes, filler: "a" as const, fragments: 4 } },
  ];
}

/** The fragments of a snapshot of that size: one tool called `large`. */
export function sizedSnapshot({ bytes, filler, fragments }: SizedFrame, sessionId: string): string[] {
  const [head = "", tail = ""] = filled(
    '{"type":"tool_registry_snapshot","session_id":"$SESSION","tools":[{"name":"large","description":"Large.","input_schema":{"title":"|"}}]}',
    { SESSION: sessionId },
  ).split("|");
  const room = bytes - Buffer.byteLength(head) - Buffer.byteLength(tail);
  const width = Buffer.byteLength(filler);
  const text = `${head}${filler.repeat(Math.floor(room / width))}${"a".repeat(room % width)}${tail}`;
  const length = Math.ceil(text.length / fragments);
  return Array.from({ length: fragments }, (_, index) => text.slice(index * length, (index + 1) * length));
}
