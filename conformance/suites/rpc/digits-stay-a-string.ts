import { daemonCheck } from "../daemon-check.js";
import { ask, onFreshConnection } from "./conversation.js";
import { shown } from "./reply.js";
import { statusText } from "./request.js";

const ids = ["1", "007", "0", "-1", "1.0", "1e3", " 1", "9007199254740993", "0x10"];

/** RPC-04: an id that looks like a number is a string all the same. */
export const digitsStayAString = daemonCheck<string>({
  id: "rpc.digits-stay-a-string",
  suite: "rpc",
  title: 'an id such as "1" or "007" does not come back as a number',
  clauses: ["RPC-04", "RPC-03"],
  kind: "vector",
  cases: () => ({ from: "vectors", vectors: ids.map((id) => ({ name: JSON.stringify(id), case: id })) }),
  perform: (world, id) =>
    onFreshConnection(world, async (client) => {
      const reply = await ask(client, statusText(id));
      if (reply.id === id) return undefined;
      return {
        code: "malformed-reply",
        clause: "RPC-04",
        message: "a string of digits did not come back as the id that it was",
        expected: id,
        actual: reply.id ?? shown(reply),
      };
    }),
});
