import { PeerError } from "../../clients/peer-error.js";
import type { RpcClient } from "../../clients/rpc-client.js";
import { daemonCheck } from "../daemon-check.js";
import { hear, onFreshConnection } from "./conversation.js";
import { statusText } from "./request.js";
import { strayInPlaceOfReply } from "./same-answer.js";

/** How many bytes the line has, and whether an LF ends it. */
type Case = { readonly bytes: number; readonly ended: boolean };

const mebibyte = 1024 * 1024;

/**
 * RPC-09: what becomes of the line, and of its connection, is open. Another connection is spoken to before,
 * while the bytes are under way, and afterwards. (That the daemon's memory stays bounded is not seen.)
 */
export const oversizedRequests = daemonCheck<Case>({
  id: "rpc.oversized-requests",
  suite: "rpc",
  title: "a line of more than 1 MiB leaves other connections and the daemon as they were",
  clauses: ["RPC-09"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "1 MiB and a byte", case: { bytes: mebibyte + 1, ended: true } },
      { name: "2 MiB", case: { bytes: 2 * mebibyte, ended: true } },
      { name: "8 MiB", case: { bytes: 8 * mebibyte, ended: true } },
      { name: "4 MiB without an end", case: { bytes: 4 * mebibyte, ended: false } },
    ],
  }),
  perform: (world, { bytes, ended }) =>
    onFreshConnection(world, (witness) =>
      onFreshConnection(world, async (client) => {
        const line = Buffer.alloc(bytes + (ended ? 1 : 0), " ");
        line.write(statusText(1));
        if (ended) line.write("\n", bytes);
        const sent = client.sendBytes(line).catch(ignoreRefusal);
        const ids = [1, 2, 3, 4];
        const [pending, ...later] = ids;
        await witness.sendLine(statusText(pending ?? 1));
        await sent;
        const seen = [await hear(witness, [pending ?? 1])];
        for (const id of later) seen.push(await roundTrip(witness, id));
        const stray = seen.flatMap(({ strays }) => strays)[0];
        if (stray === undefined) return undefined;
        const how = "a request on another connection than that of a line too long";
        return strayInPlaceOfReply(stray, how, "RPC-09");
      }),
    ),
});

async function roundTrip(client: RpcClient, id: number): ReturnType<typeof hear> {
  await client.sendLine(statusText(id));
  return hear(client, [id]);
}

/** The daemon may hang up, or stop reading. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof PeerError)) throw error;
}
