import { isJsonObject, memberOf } from "../../spec/json.js";
import { notARequest } from "../../generators/rpc-lines.js";
import { daemonCheck } from "../daemon-check.js";
import { onFreshConnection } from "./conversation.js";
import { notAnInvalidRequest } from "./invalid-request.js";

/** RPC-06: scalars, and objects with an id whose method is missing or no string. */
export const notARequestIsRefused = daemonCheck<unknown>({
  id: "rpc.not-a-request",
  suite: "rpc",
  title: "JSON that is no request is answered with -32600",
  clauses: ["RPC-06"],
  kind: "property",
  cases: () => ({ from: "generator", arbitrary: notARequest, share: 0.8 }),
  perform: (world, message) =>
    onFreshConnection(world, (client) => {
      const id = isJsonObject(message) ? memberOf(message, "id") : null;
      return notAnInvalidRequest(client, JSON.stringify(message), id);
    }),
});
