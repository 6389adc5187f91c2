import type { RpcClient } from "../../clients/rpc-client.js";
import type { Finding } from "../../engine/check.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { daemonCheck } from "../daemon-check.js";
import { wrongBatchReply } from "./batch-reply.js";
import { hearRest, nextReply, onFreshConnection } from "./conversation.js";
import { invalidRequest } from "./invalid-request.js";
import { codeOf, shown } from "./reply.js";
import { requestText } from "./request.js";

/** The ids of a batch's elements; `null` is a notification. */
type Case = readonly (number | null)[];

const method = "daemon.status";

/**
 * RPC-08: notifications in a batch have no reply in it, and a batch of them alone has none at all. A daemon
 * that answers a notification outside a batch is not judged: that is `rpc.notifications-unanswered`.
 */
export const batchWithNotifications = daemonCheck<Case>({
  id: "rpc.batch-with-notifications",
  suite: "rpc",
  title: "notifications in a batch are not answered in its reply",
  clauses: ["RPC-08", "RPC-07"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "one notification", case: [null] },
      { name: "three notifications", case: [null, null, null] },
      { name: "a request and a notification", case: [1, null] },
      { name: "notifications around a request", case: [null, 1, null] },
    ],
  }),
  perform: (world, elements) =>
    onFreshConnection(world, async (client) => {
      await client.sendLine(requestText({ method }));
      if ((await hearRest(world, client)).length > 0) return undefined;
      const ids = elements.filter((id) => id !== null);
      const messages = elements.map((id) => ({ jsonrpc: "2.0", method, ...(id === null ? {} : { id }) }));
      await client.sendLine(JSON.stringify(messages));
      if (ids.length === 0) return answeredAtAll(world, client);
      return wrongBatchReply(await nextReply(client, "a batch"), { ids, malformed: 0 });
    }),
});

/** A batch of notifications may be refused as a whole; it is not answered otherwise. */
async function answeredAtAll(world: DaemonWorld, client: RpcClient): Promise<Finding | undefined> {
  const lines = await hearRest(world, client);
  const [reply, further] = lines;
  const isRefused = reply !== undefined && codeOf(reply) === invalidRequest;
  if (reply === undefined || (isRefused && further === undefined)) return undefined;
  return {
    code: "unexpected-reply",
    clause: "RPC-08",
    message: "a batch of notifications was answered",
    expected: "no reply, or a single -32600",
    actual: lines.slice(0, 3).map(shown),
  };
}
