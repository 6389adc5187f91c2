import fc from "fast-check";
import { daemonCheck } from "../daemon-check.js";
import { hearRest, onFreshConnection } from "./conversation.js";
import { invalidRequestFinding } from "./invalid-request.js";
import { shown } from "./reply.js";

/** RPC-06: a malformed object without an id may be taken for a notification; answered as anything else it may not be. */
export const malformedWithoutId = daemonCheck<object>({
  id: "rpc.malformed-without-id",
  suite: "rpc",
  title: "a malformed object without an id is answered with -32600 and the id null, or not at all",
  clauses: ["RPC-06"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc.oneof(
      fc.constant({}),
      fc.constant({ jsonrpc: "2.0" }),
      fc.record(
        {
          jsonrpc: fc.constant("2.0"),
          method: fc.constantFrom<unknown>(7, null, true, ["daemon.status"], {}),
          params: fc.constant({}),
        },
        { requiredKeys: [], noNullPrototype: true },
      ),
    ),
    share: 0.3,
  }),
  perform: (world, message) =>
    onFreshConnection(world, async (client) => {
      await client.sendLine(JSON.stringify(message));
      const [answer, further] = await hearRest(world, client);
      if (answer === undefined) return undefined;
      const finding = invalidRequestFinding(answer, null);
      if (finding !== undefined || further === undefined) return finding;
      return {
        code: "unexpected-reply",
        clause: "RPC-06",
        message: "one malformed object was answered more than once",
        expected: "at most one -32600",
        actual: [answer, further].map(shown),
      };
    }),
});
