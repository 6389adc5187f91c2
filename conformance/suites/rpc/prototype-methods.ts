import { prototypeMethods } from "../../generators/rpc-lines.js";
import { daemonCheck } from "../daemon-check.js";
import { onFreshConnection } from "./conversation.js";
import { notAnUnknownMethod } from "./method-not-found.js";

/** RPC-06: what every object inherits is no method of the daemon's. */
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
    onFreshConnection(
      world,
      async (client) =>
        (await notAnUnknownMethod(client, method)) ??
        (await notAnUnknownMethod(client, method, { name: "constructor" })),
    ),
});
