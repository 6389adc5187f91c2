import { inSizes } from "../../generators/byte-chunks.js";
import { daemonCheck } from "../daemon-check.js";
import { installed } from "../listing.js";
import { hear, hearRest, onFreshConnection } from "./conversation.js";
import { shown } from "./reply.js";
import { linesOf, listText, requestText, statusText } from "./request.js";

/** How the requests leave: all in one write, each in its own, or in writes of so many bytes. */
type Case = { readonly writes: "one" | "one each" | number };

/** RPC-12 names this number. */
const requests = 200;

/** So many tools that all replies together are more than a socket's buffers hold. */
const tools = Array.from({ length: 20 }, (_, number) => ({
  name: `tool-${number}`,
  description: `Tool number ${number}. `.repeat(20),
}));

/** RPC-12: short replies and longer ones in turn. */
export const pipelining = daemonCheck<Case>({
  id: "rpc.pipelining",
  suite: "rpc",
  title: "200 requests sent without waiting get 200 replies, each a whole line",
  clauses: ["RPC-12"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "in one write", case: { writes: "one" } },
      { name: "each in a write of its own", case: { writes: "one each" } },
      { name: "in writes of 1000 bytes", case: { writes: 1000 } },
      { name: "in writes of 4096 bytes", case: { writes: 4096 } },
    ],
  }),
  async perform(world, { writes }) {
    const app = await installed(world, tools, "RPC-12");
    if (!app.ok) return app.finding;
    const { sessionId } = app.value;
    return onFreshConnection(world, async (client) => {
      const ids = Array.from({ length: requests }, (_, index) => index + 1);
      const texts = ids.map((id) => {
        if (id % 4 === 0) return requestText({ id, method: "sessions.list" });
        return id % 4 === 1 ? statusText(id) : listText(id, sessionId);
      });
      const bytes = linesOf(texts);
      const size = typeof writes === "number" ? writes : bytes.length;
      const chunks = writes === "one each" ? texts.map((text) => linesOf([text])) : inSizes(bytes, [size]);
      await Promise.all(chunks.map((chunk) => client.sendBytes(chunk)));
      const heard = await hear(client, ids);
      const [stray] = heard.strays.length > 0 ? heard.strays : await hearRest(world, client);
      if (stray === undefined) return undefined;
      const isWhole = stray.value !== undefined;
      return {
        code: isWhole ? "unexpected-reply" : "malformed-reply",
        clause: "RPC-12",
        message: isWhole
          ? `${requests} pipelined requests got a line that is the reply to none of them`
          : `a reply to one of ${requests} pipelined requests is not a whole line`,
        expected: `${requests} lines, one for each id`,
        actual: shown(stray),
      };
    });
  },
});
