import fc from "fast-check";
import { daemonCheck } from "../daemon-check.js";
import { hear, letItRead, onFreshConnection } from "./conversation.js";
import { linesOf, requestText, statusText } from "./request.js";
import { strayInPlaceOfReply } from "./same-answer.js";

/** Requests that leave in one write, and how many bytes of one more go with them. */
type Case = { readonly methods: readonly string[]; readonly ofTheNext: number };

/** RPC-02: a write may hold many messages, and the beginning of another. */
export const severalMessagesInOneWrite = daemonCheck<Case>({
  id: "rpc.several-messages-in-one-write",
  suite: "rpc",
  title: "all messages of one write are answered",
  clauses: ["RPC-02"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc.record({
      methods: fc.array(fc.constantFrom("daemon.status", "sessions.list"), { minLength: 2, maxLength: 12 }),
      ofTheNext: fc.constantFrom(0, 1, 20),
    }),
    share: 0.5,
  }),
  perform: (world, { methods, ofTheNext }) =>
    onFreshConnection(world, async (client) => {
      const requests = methods.map((method, index) => requestText({ id: index + 1, method }));
      const ids = methods.map((_, index) => index + 1);
      const next = linesOf([statusText(methods.length + 1)]);
      await client.sendBytes(Buffer.concat([linesOf(requests), next.subarray(0, ofTheNext)]));
      if (ofTheNext > 0) {
        await letItRead(world);
        await client.sendBytes(next.subarray(ofTheNext));
        ids.push(methods.length + 1);
      }
      const [stray] = (await hear(client, ids)).strays;
      if (stray === undefined) return undefined;
      return strayInPlaceOfReply(stray, "a write that holds several requests", "RPC-02");
    }),
});
