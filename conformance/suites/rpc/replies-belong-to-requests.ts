import fc from "fast-check";
import { daemonCheck } from "../daemon-check.js";
import { installed } from "../listing.js";
import { ask, hear, onFreshConnection, replyTo } from "./conversation.js";
import type { Reply } from "./reply.js";
import { listText } from "./request.js";
import { compared, strayInPlaceOfReply } from "./same-answer.js";

/** The number of the tool that each of the pipelined requests asks for. */
type Case = { readonly asked: readonly number[] };

const tools = Array.from({ length: 4 }, (_, number) => ({
  name: `tool-${number}`,
  description: `The ${number}.`,
}));

/** RPC-03: the reply with the id of a request is the reply to that request. */
export const repliesBelongToRequests = daemonCheck<Case>({
  id: "rpc.replies-belong-to-requests",
  suite: "rpc",
  title: "each of several pending requests gets the reply that has its id",
  clauses: ["RPC-03", "RPC-04"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc.record({ asked: fc.array(fc.nat(tools.length - 1), { minLength: 2, maxLength: 12 }) }),
    share: 0.3,
  }),
  async perform(world, { asked }) {
    const app = await installed(world, tools, "RPC-03");
    if (!app.ok) return app.finding;
    const { sessionId } = app.value;
    const request = (id: number, number: number): string =>
      listText(id, sessionId, { filter: `tool-${number}` });
    return onFreshConnection(world, async (client) => {
      const usual = new Map<number, Reply>();
      for (const number of new Set(asked)) usual.set(number, await ask(client, request(1, number)));
      const ids = asked.map((_, index) => index + 1);
      const writes = asked.map((number, index) => client.sendLine(request(index + 1, number)));
      await Promise.all(writes);
      const heard = await hear(client, ids);
      const how = "one of several requests that were pending together";
      const [stray] = heard.strays;
      if (stray !== undefined) return strayInPlaceOfReply(stray, how, "RPC-03");
      for (const [index, number] of asked.entries()) {
        const alone = usual.get(number);
        const finding = alone && compared(alone, replyTo(heard, index + 1), how, "RPC-03");
        if (finding !== undefined) return finding;
      }
      return undefined;
    });
  },
});
