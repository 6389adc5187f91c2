import type { AppClient } from "../../clients/app-client.js";
import { filled } from "../../generators/app-frame.js";
import type { AppFrame } from "../../generators/app-frame.js";

/** Sends a frame of a case, its placeholders filled in. */
export function sendFrame(
  client: AppClient,
  frame: AppFrame,
  values: Readonly<Record<string, string>>,
): void {
  if ("binary" in frame) {
    client.sendBinary(Buffer.from(filled(frame.binary, values)));
    return;
  }
  const text = filled(frame.text, values);
  client.sendText("bytes" in frame ? withBytes(text, frame.bytes) : text);
}

/** The text's bytes, with those in hexadecimal in the place of `$BYTES`. */
function withBytes(text: string, hexadecimal: string): Buffer {
  const [before = "", after = ""] = text.split("$BYTES");
  return Buffer.concat([Buffer.from(before), Buffer.from(hexadecimal, "hex"), Buffer.from(after)]);
}
