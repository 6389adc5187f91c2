import { bytesOf } from "../../generators/byte-chunks.js";
import type { BytePart } from "../../generators/byte-chunks.js";
import { daemonCheck } from "../daemon-check.js";
import { hear, onFreshConnection } from "./conversation.js";
import { linesOf, statusText } from "./request.js";

const [bom, nul]: readonly BytePart[] = [{ hex: "efbbbf" }, { hex: "00" }];
const request = '{"jsonrpc":"2.0","id":1,"method":"daemon.status"}';

/** RPC-10: both are UTF-8. Whether a byte order mark is skipped is open; the connection goes on in either case. */
export const bomAndNul = daemonCheck<readonly BytePart[]>({
  id: "rpc.bom-and-nul",
  suite: "rpc",
  title: "a connection is served on after a byte order mark or a NUL",
  clauses: ["RPC-10", "RPC-05"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "a byte order mark before a request", case: [bom ?? "", request] },
      { name: "a byte order mark alone", case: [bom ?? ""] },
      { name: "two byte order marks", case: [bom ?? "", bom ?? "", request] },
      { name: "a NUL alone", case: [nul ?? ""] },
      { name: "a NUL before a request", case: [nul ?? "", request] },
      { name: "a NUL behind a request", case: [request, nul ?? ""] },
      {
        name: "a NUL inside a string",
        case: ['{"jsonrpc":"2.0","id":1,"method":"daemon', nul ?? "", '.status"}'],
      },
    ],
  }),
  perform: (world, parts) =>
    onFreshConnection(world, async (client) => {
      await client.sendBytes(Buffer.concat([bytesOf(parts), linesOf(["", statusText(2)])]));
      await hear(client, [2], { pastStrays: true });
      await client.sendLine(statusText(3));
      await hear(client, [3], { pastStrays: true });
      return undefined;
    }),
});
