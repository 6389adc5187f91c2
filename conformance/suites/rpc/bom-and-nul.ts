import { PeerError } from "../../clients/peer-error.js";
import { bytesOf } from "../../generators/byte-chunks.js";
import type { BytePart } from "../../generators/byte-chunks.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { daemonCheck } from "../daemon-check.js";
import { hearRest, onFreshConnection } from "./conversation.js";

const [bom, nul]: readonly BytePart[] = [{ hex: "efbbbf" }, { hex: "00" }];
const request = '{"jsonrpc":"2.0","id":1,"method":"daemon.status"}';

/**
 * RPC-10: both are UTF-8. Whether a byte order mark is skipped is open; the connection goes on in either case.
 * It need not on a daemon that hangs up on every line that is not JSON: that is `rpc.served-after-bad-line`.
 */
export const bomAndNul = daemonCheck<readonly BytePart[]>({
  id: "rpc.bom-and-nul",
  suite: "rpc",
  title: "a byte order mark or a NUL ends neither its connection nor the daemon",
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
      await client.sendBytes(Buffer.concat([bytesOf(parts), Buffer.from("\n")]));
      try {
        await hearRest(world, client);
      } catch (error) {
        if (!(error instanceof PeerError) || error.kind !== "closed") throw error;
        await world.rpc.call("daemon.status");
        if (!(await hangsUpOnGarbage(world))) throw error;
      }
      return undefined;
    }),
});

async function hangsUpOnGarbage(world: DaemonWorld): Promise<boolean> {
  return onFreshConnection(world, async (client) => {
    await client.sendLine("{");
    try {
      await hearRest(world, client);
      return false;
    } catch (error) {
      if (!(error instanceof PeerError)) throw error;
      return true;
    }
  });
}
