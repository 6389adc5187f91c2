import { prototypeMethods } from "../../generators/rpc-lines.js";
import { daemonCheck } from "../daemon-check.js";
import { ask, onFreshConnection } from "./conversation.js";
import { notMethodNotFound } from "./method-not-found.js";
import { isSameAnswer } from "./reply.js";
import { requestText } from "./request.js";

/**
 * RPC-06: what every object inherits is no method of the daemon's. A daemon that answers them like any unknown
 * method passes; with which code it does is `rpc.unknown-method`.
 */
export const prototypeMethodsAreUnknown = daemonCheck<string>({
  id: "rpc.prototype-methods",
  suite: "rpc",
  title: "constructor, toString, __proto__ and their like are unknown methods",
  clauses: ["RPC-06"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: prototypeMethods.map((method) => ({ name: method, case: method })),
  }),
  perform: (world, method) =>
    onFreshConnection(world, async (client) => {
      const unknown = await ask(client, requestText({ id: 1, method: "no.such.method" }));
      for (const params of [undefined, { name: "constructor" }]) {
        const reply = await ask(client, requestText({ id: 2, method, params }));
        const finding = isSameAnswer(reply, unknown) ? undefined : notMethodNotFound(reply, method);
        if (finding !== undefined) return finding;
      }
      return undefined;
    }),
});
