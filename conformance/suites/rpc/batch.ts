import fc from "fast-check";
import { daemonCheck } from "../daemon-check.js";
import { wrongBatchReply } from "./batch-reply.js";
import { hearRest, nextReply, onFreshConnection } from "./conversation.js";
import { shown } from "./reply.js";

/** A batch by its elements: the method of a request, or `null` for an element that is no request. */
type Case = { readonly elements: readonly (string | null)[] };

const element = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom("daemon.status", "sessions.list", "no.such.method") },
  { weight: 1, arbitrary: fc.constant(null) },
);

/** RPC-08: batches of requests. Notifications in them are `rpc.batch-with-notifications`. */
export const batch = daemonCheck<Case>({
  id: "rpc.batch",
  suite: "rpc",
  title: "a batch gets one array of its replies, or a single -32600, and the connection lives on",
  clauses: ["RPC-08"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc.record({
      elements: fc
        .array(element, { minLength: 1, maxLength: 6 })
        .filter((elements) => elements.some((method) => method !== null)),
    }),
    share: 0.5,
  }),
  perform: (world, { elements }) =>
    onFreshConnection(world, async (client) => {
      const messages = elements.map((method, index) =>
        method === null ? 7 : { jsonrpc: "2.0", id: index + 1, method },
      );
      const ids = elements.flatMap((method, index) => (method === null ? [] : [index + 1]));
      await client.sendLine(JSON.stringify(messages));
      const reply = await nextReply(client, "a batch");
      const malformed = elements.length - ids.length;
      const finding = wrongBatchReply(reply, { ids, malformed });
      if (finding !== undefined) return finding;
      const [further] = await hearRest(world, client);
      if (further === undefined) return undefined;
      return {
        code: "unexpected-reply",
        clause: "RPC-08",
        message: "a batch was answered by more than one line",
        expected: "one line",
        actual: [reply, further].map(shown),
      };
    }),
});
