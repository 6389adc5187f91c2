import { ownEvent, ownSnapshot } from "../../generators/app-frame.js";
import type { Vector } from "../../engine/check.js";
import { violationCheck } from "./violation-check.js";
import type { ViolationCase } from "./violation-check.js";

/** WIRE-05: frames are text, even where the bytes would make a good one. */
export const binaryFrame = violationCheck(
  { id: "wire.binary-frame", title: "a binary frame closes the socket with 1003 binary_frame_not_supported" },
  [
    binary("a well-formed event as binary", ownEvent),
    binary("a well-formed snapshot as binary", ownSnapshot),
    binary("no bytes", ""),
    binary("a zero byte", "\0"),
  ],
);

function binary(name: string, content: string): Vector<ViolationCase> {
  return { name, case: { frame: { binary: content }, rows: ["binary frame"] } };
}
