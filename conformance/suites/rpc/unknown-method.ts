import { unknownMethod } from "../../generators/rpc-lines.js";
import { daemonCheck } from "../daemon-check.js";
import { onFreshConnection } from "./conversation.js";
import { notAnUnknownMethod } from "./method-not-found.js";

/** RPC-06: made-up names and near misses of real ones. */
export const unknownMethodIsRefused = daemonCheck<string>({
  id: "rpc.unknown-method",
  suite: "rpc",
  title: "an unknown method is answered with -32601",
  clauses: ["RPC-06"],
  kind: "property",
  cases: () => ({ from: "generator", arbitrary: unknownMethod, share: 0.5 }),
  perform: (world, method) => onFreshConnection(world, (client) => notAnUnknownMethod(client, method)),
});
