import { daemonCheck } from "../daemon-check.js";
import { hear, hearRest, onFreshConnection } from "./conversation.js";
import { shown } from "./reply.js";
import { statusText } from "./request.js";

/** What is sent in one write, and the ids of the requests in it. */
type Case = { readonly text: string; readonly ids: readonly number[] };

const [one, two] = [statusText(1), statusText(2)];

/** RPC-01: lines that end in CR LF. */
export const crBeforeLf = daemonCheck<Case>({
  id: "rpc.cr-before-lf",
  suite: "rpc",
  title: "a CR right before the LF makes no difference",
  clauses: ["RPC-01"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "a request", case: { text: `${one}\r\n`, ids: [1] } },
      { name: "one with and one without", case: { text: `${one}\r\n${two}\n`, ids: [1, 2] } },
      { name: "an empty line between requests", case: { text: `${one}\r\n\r\n${two}\r\n`, ids: [1, 2] } },
    ],
  }),
  perform: (world, { text, ids }) =>
    onFreshConnection(world, async (client) => {
      await client.sendBytes(Buffer.from(text));
      const heard = await hear(client, ids);
      const [stray] = heard.strays.length > 0 ? heard.strays : await hearRest(world, client);
      if (stray === undefined) return undefined;
      return {
        code: "unexpected-reply",
        clause: "RPC-01",
        message: "lines that end in CR LF were answered by more than the replies to their requests",
        expected: `a reply to each of the ids ${ids.join(", ")}`,
        actual: shown(stray),
      };
    }),
});
