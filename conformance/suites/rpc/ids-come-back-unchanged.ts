import { requestId } from "../../generators/rpc-id.js";
import { daemonCheck } from "../daemon-check.js";
import { ask, onFreshConnection } from "./conversation.js";
import { shown } from "./reply.js";
import { statusText } from "./request.js";

/** RPC-04: strings and numbers of every kind, but for those of `rpc.falsy-ids-are-ids` and `rpc.digits-stay-a-string`. */
export const idsComeBackUnchanged = daemonCheck<string | number>({
  id: "rpc.ids-come-back-unchanged",
  suite: "rpc",
  title: "an id comes back unchanged in type and value",
  clauses: ["RPC-04", "RPC-03"],
  kind: "property",
  cases: () => ({ from: "generator", arbitrary: requestId, share: 2 }),
  perform: (world, id) =>
    onFreshConnection(world, async (client) => {
      const reply = await ask(client, statusText(id));
      if (reply.id === id) return undefined;
      return {
        code: "malformed-reply",
        clause: "RPC-04",
        message: `an id that is a ${typeof id} did not come back as it was`,
        expected: id,
        actual: reply.id ?? shown(reply),
      };
    }),
});
