import { requestId } from "../../generators/rpc-id.js";
import { daemonCheck } from "../daemon-check.js";
import { ask, onFreshConnection } from "./conversation.js";
import { shown } from "./reply.js";
import { requestText } from "./request.js";

/** RPC-04: strings and numbers of every kind. `0` and `""` are `rpc.falsy-ids-are-ids`. */
export const idsComeBackUnchanged = daemonCheck<string | number>({
  id: "rpc.ids-come-back-unchanged",
  suite: "rpc",
  title: "an id comes back unchanged in type and value",
  clauses: ["RPC-04", "RPC-03"],
  kind: "property",
  cases: () => ({ from: "generator", arbitrary: requestId, share: 1 }),
  perform: (world, id) =>
    onFreshConnection(world, async (client) => {
      for (const method of ["daemon.status", "no.such.method"]) {
        const reply = await ask(client, requestText({ id, method }));
        if (reply.id === id) continue;
        return {
          code: "malformed-reply",
          clause: "RPC-04",
          message: `the ${typeof id} ${shown({ text: JSON.stringify(id) })} did not come back as the id of its reply`,
          expected: id,
          actual: reply.id ?? shown(reply),
        };
      }
      return undefined;
    }),
});
