import { daemonCheck } from "../daemon-check.js";
import { hearRest, nextReply, onFreshConnection } from "./conversation.js";
import { invalidRequest } from "./invalid-request.js";
import { codeOf, shown } from "./reply.js";

/** RPC-08: served or not, a batch of nothing is refused, and not with an array. */
export const emptyBatch = daemonCheck<string>({
  id: "rpc.empty-batch",
  suite: "rpc",
  title: "an empty batch gets a single -32600, and the connection lives on",
  clauses: ["RPC-08"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "an empty array", case: "[]" },
      { name: "an empty array with spaces", case: "[  ]" },
    ],
  }),
  perform: (world, line) =>
    onFreshConnection(world, async (client) => {
      await client.sendLine(line);
      const reply = await nextReply(client, "an empty batch");
      const [further] = await hearRest(world, client);
      if (codeOf(reply) === invalidRequest && further === undefined) return undefined;
      const isRefused = reply.error !== undefined;
      return {
        code: further !== undefined ? "unexpected-reply" : isRefused ? "wrong-error" : "not-refused",
        clause: "RPC-08",
        message: "an empty batch did not get a single -32600",
        expected: { error: { code: invalidRequest } },
        actual: further === undefined ? shown(reply) : [reply, further].map(shown),
      };
    }),
});
