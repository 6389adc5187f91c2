import fc from "fast-check";
import { bytesOf, notUtf8 } from "../../generators/byte-chunks.js";
import type { BytePart } from "../../generators/byte-chunks.js";
import { daemonCheck } from "../daemon-check.js";
import { answerToGarbage, isSameError, parseError } from "./parse-error.js";
import { shown } from "./reply.js";
import { witnessed } from "./witness.js";

const request = '{"jsonrpc":"2.0","id":1,"method":"daemon.status"}\n';

/** Places for bytes that are not UTF-8. */
const places: readonly (readonly [before: string, behind: string])[] = [
  ["", "\n"],
  ["", ""],
  ["", request],
  ['{"jsonrpc":"2.0","id":"', '","method":"daemon.status"}\n'],
  ['{"jsonrpc":"2.0","id":1,"method":"', '"}\n'],
  ['{"jsonrpc":"2.0","id":1,"method":"tools.list","params":{"filter":"', '"}}\n'],
  ['{"jsonrpc":"2.0","id":1,"method":"daemon.status"}', "\n"],
  [request, request],
];

/** Noise has a first byte that makes sure of what it is. */
const noise = fc
  .uint8Array({ maxLength: 64 })
  .map((bytes) => ({ hex: `ff${Buffer.from(bytes).toString("hex")}` }));

const hostile: fc.Arbitrary<BytePart> = fc.oneof(
  { weight: 9, arbitrary: notUtf8 },
  { weight: 1, arbitrary: noise },
);

/**
 * RPC-10: whatever becomes of the bytes and their connection, another connection is served on. The line may stay
 * without an answer; one that it gets is that of a line that is not JSON, whose code is `rpc.not-json`.
 */
export const hostileBytes = daemonCheck<readonly BytePart[]>({
  id: "rpc.hostile-bytes",
  suite: "rpc",
  title: "bytes that are not UTF-8 are not served, and end neither the daemon nor another connection",
  clauses: ["RPC-10"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc
      .tuple(fc.constantFrom(...places), hostile)
      .map(([[before, behind], part]) => [before, part, behind]),
    share: 0.6,
  }),
  async perform(world, parts) {
    const bytes = bytesOf(parts);
    const { finding, lines } = await witnessed(world, bytes, "RPC-10");
    const isOneLine = bytes.indexOf("\n") === bytes.length - 1;
    if (finding !== undefined || !isOneLine || lines.length === 0) return finding;
    const usual = await answerToGarbage(world);
    const wrong = usual && lines.find((line) => !isSameError(line, usual));
    if (wrong === undefined) return undefined;
    return {
      code: "not-refused",
      clause: "RPC-10",
      message: "a line that is not UTF-8 was answered otherwise than one that is not JSON",
      expected: { id: null, error: { code: parseError } },
      actual: shown(wrong),
    };
  },
});
