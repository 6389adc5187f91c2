import { daemonCheck } from "../daemon-check.js";
import { ask, onFreshConnection } from "./conversation.js";
import { shown } from "./reply.js";
import { requestText } from "./request.js";

/** The id as JSON text, and its value. */
type Case = { readonly written: string; readonly id: string | number };

/** RPC-04: `0` and `""` do not make a notification of a request. */
export const falsyIdsAreIds = daemonCheck<Case>({
  id: "rpc.falsy-ids-are-ids",
  suite: "rpc",
  title: 'requests with the ids 0 and "" are answered',
  clauses: ["RPC-04", "RPC-03"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "zero", case: { written: "0", id: 0 } },
      { name: "the empty string", case: { written: '""', id: "" } },
      { name: "zero with a fraction", case: { written: "0.0", id: 0 } },
    ],
  }),
  perform: (world, { written, id }) =>
    onFreshConnection(world, async (client) => {
      for (const method of ["daemon.status", "no.such.method"]) {
        // A reply that lacks any id is RPC-03's matter.
        if ((await ask(client, requestText({ id: 7, method }))).id !== 7) continue;
        const reply = await ask(client, `{"jsonrpc":"2.0","id":${written},"method":"${method}"}`);
        // `===`, for a zero may come back as -0.
        if (reply.id === id) continue;
        return {
          code: "malformed-reply",
          clause: "RPC-04",
          message: `the id ${written} did not come back as the id of its reply`,
          expected: id,
          actual: reply.id ?? shown(reply),
        };
      }
      return undefined;
    }),
});
