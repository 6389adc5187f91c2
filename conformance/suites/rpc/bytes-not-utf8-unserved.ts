import fc from "fast-check";
import { bytesOf, notUtf8 } from "../../generators/byte-chunks.js";
import type { BytePart } from "../../generators/byte-chunks.js";
import { daemonCheck } from "../daemon-check.js";
import { answerToGarbage, isSameError, parseError } from "./parse-error.js";
import { shown } from "./reply.js";
import { witnessed } from "./witness.js";

const places: readonly (readonly [before: string, behind: string])[] = [
  ["", "\n"],
  ['"', '"\n'],
  ['{"jsonrpc":"2.0","id":"', '","method":"daemon.status"}\n'],
  ['{"jsonrpc":"2.0","id":1,"method":"', '"}\n'],
  ['{"jsonrpc":"2.0","id":1,"method":"tools.list","params":{"filter":"', '"}}\n'],
];

/** RPC-10: such a line may stay without an answer; one that it gets is that of a line that is not JSON. */
export const bytesNotUtf8Unserved = daemonCheck<readonly BytePart[]>({
  id: "rpc.bytes-not-utf8-unserved",
  suite: "rpc",
  title: "a line that is not UTF-8 is answered with -32700 and the id null, or not at all",
  clauses: ["RPC-10"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc
      .tuple(fc.constantFrom(...places), notUtf8)
      .map(([[before, behind], part]) => [before, part, behind]),
    share: 0.4,
  }),
  async perform(world, parts) {
    const usual = await answerToGarbage(world);
    const { finding, lines } = await witnessed(world, bytesOf(parts), "RPC-10");
    if (finding !== undefined || usual === undefined) return finding;
    const wrong = lines.find((line) => !isSameError(line, usual));
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
