import fc from "fast-check";
import { bytesOf, notUtf8 } from "../../generators/byte-chunks.js";
import type { BytePart } from "../../generators/byte-chunks.js";
import { daemonCheck } from "../daemon-check.js";
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
  { weight: 4, arbitrary: notUtf8 },
  { weight: 1, arbitrary: noise },
);

/** RPC-10: whatever becomes of the bytes and their connection, another connection is served on. */
export const hostileBytes = daemonCheck<readonly BytePart[]>({
  id: "rpc.hostile-bytes",
  suite: "rpc",
  title: "bytes that are not UTF-8 end neither the daemon nor another connection",
  clauses: ["RPC-10"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc
      .tuple(fc.constantFrom(...places), hostile)
      .map(([[before, behind], part]) => [before, part, behind]),
    share: 0.8,
  }),
  perform: async (world, parts) => (await witnessed(world, bytesOf(parts), "RPC-10")).finding,
});
