import fc from "fast-check";
import { daemonCheck } from "../daemon-check.js";
import { installed } from "../listing.js";
import { ask, hear, hearRest, replyTo } from "./conversation.js";
import type { Heard } from "./conversation.js";
import { isSameAnswer, shown } from "./reply.js";
import type { Reply } from "./reply.js";
import { listText } from "./request.js";

/** The ids of the requests on each connection. The same id may be on several. */
type Case = { readonly ids: readonly (readonly number[])[] };

const mostConnections = 6;

/** The connection with the number n asks for the tool with that number, so that its answers are known. */
const tools = Array.from({ length: mostConnections }, (_, number) => ({
  name: `tool-${number}`,
  description: `The ${number}.`,
}));

/** RPC-13: requests on several connections, in turn, without waiting. */
export const connectionsDoNotMix = daemonCheck<Case>({
  id: "rpc.connections-do-not-mix",
  suite: "rpc",
  title: "each connection gets the replies to its own requests, and no others",
  clauses: ["RPC-13"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc.record({
      ids: fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 5 }), {
        minLength: 2,
        maxLength: mostConnections,
      }),
    }),
    share: 0.3,
  }),
  async perform(world, { ids }) {
    const app = await installed(world, tools, "RPC-13");
    if (!app.ok) return app.finding;
    const { sessionId } = app.value;
    const request = (id: number, number: number): string =>
      listText(id, sessionId, { filter: `tool-${number}` });
    const clients = await Promise.all(ids.map(() => world.connect()));
    try {
      const usual: Reply[] = [];
      for (const [number, client] of clients.entries()) usual.push(await ask(client, request(9, number)));
      const writes: Promise<void>[] = [];
      for (let turn = 0; turn < Math.max(...ids.map(({ length }) => length)); turn += 1) {
        for (const [number, client] of clients.entries()) {
          const id = ids[number]?.[turn];
          if (id !== undefined) writes.push(client.sendLine(request(id, number)));
        }
      }
      await Promise.all(writes);
      const heard = await allOrFirstStray(clients.map((client, number) => hear(client, ids[number] ?? [])));
      const foreign = (actual: Reply, expected: unknown) =>
        ({
          code: "leaked",
          clause: "RPC-13",
          message: "a connection got a reply that belongs to another one",
          expected,
          actual: shown(actual),
        }) as const;
      for (const [number, replies] of heard.entries()) {
        const [stray] = replies.strays;
        if (stray !== undefined) return foreign(stray, `replies to the ids ${JSON.stringify(ids[number])}`);
        const own = usual[number];
        const others = usual.filter((reply) => own !== undefined && !isSameAnswer(reply, own));
        for (const id of ids[number] ?? []) {
          const reply = replyTo(replies, id);
          if (own !== undefined && others.some((other) => isSameAnswer(other, reply)))
            return foreign(reply, shown(own));
        }
      }
      for (const client of clients) {
        const [stray] = await hearRest(world, client);
        if (stray !== undefined) return foreign(stray, "no further line");
      }
      return undefined;
    } finally {
      await Promise.all(clients.map((client) => client.close()));
    }
  },
});

/** What all have heard; or only a stray that one has heard, for then another may wait for it in vain. */
async function allOrFirstStray(hearings: readonly Promise<Heard>[]): Promise<readonly Heard[]> {
  const firstStray = new Promise<readonly Heard[]>((resolve) => {
    for (const hearing of hearings) {
      hearing.then(
        (heard) => {
          if (heard.strays.length > 0) resolve([heard]);
        },
        () => undefined,
      );
    }
  });
  return Promise.race([firstStray, Promise.all(hearings)]);
}
