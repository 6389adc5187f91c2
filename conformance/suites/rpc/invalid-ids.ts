import fc from "fast-check";
import { daemonCheck } from "../daemon-check.js";
import { onFreshConnection } from "./conversation.js";
import { notAnInvalidRequest } from "./invalid-request.js";

/** An id that is none, on a request whose method and params are right, unknown or malformed. */
type Case = { readonly id: unknown; readonly method: string; readonly params?: unknown };

/** RPC-06: an id that is an object, an array or a boolean. `null` is open. */
export const invalidIds = daemonCheck<Case>({
  id: "rpc.invalid-ids",
  suite: "rpc",
  title: "a request whose id is an object, an array or a boolean is answered with -32600",
  clauses: ["RPC-06"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc
      .tuple(
        fc.constantFrom<unknown>(true, false, [], {}, [1], ["1"], [null], { id: 1 }, [[]], {
          toString: "1",
        }),
        fc.constantFrom<{ method: string; params?: unknown }>(
          { method: "daemon.status" },
          { method: "tools.list", params: { limit: 0 } },
          { method: "no.such.method" },
        ),
      )
      .map(([id, request]) => ({ id, ...request })),
    share: 0.4,
  }),
  perform: (world, request) =>
    onFreshConnection(world, (client) =>
      notAnInvalidRequest(client, JSON.stringify({ jsonrpc: "2.0", ...request }), request.id),
    ),
});
