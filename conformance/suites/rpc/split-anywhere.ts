import fc from "fast-check";
import { chunkSizes, inSizes } from "../../generators/byte-chunks.js";
import { daemonCheck } from "../daemon-check.js";
import { hear, onFreshConnection, sendInChunks } from "./conversation.js";
import { linesOf, statusText } from "./request.js";
import { strayInPlaceOfReply } from "./same-answer.js";

/** How many requests, and the sizes of the writes they are split into, used in turn. */
type Case = { readonly requests: number; readonly sizes: readonly number[] };

/** RPC-02 on requests of ASCII only: a daemon that decodes each chunk by itself passes here. */
export const splitAnywhere = daemonCheck<Case>({
  id: "rpc.split-anywhere",
  suite: "rpc",
  title: "requests may be split over writes anywhere, down to one byte a write",
  clauses: ["RPC-02"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc.record({ requests: fc.integer({ min: 1, max: 3 }), sizes: chunkSizes }),
    share: 0.5,
  }),
  perform: (world, { requests, sizes }) =>
    onFreshConnection(world, async (client) => {
      const ids = Array.from({ length: requests }, (_, index) => index + 1);
      await sendInChunks(world, client, inSizes(linesOf(ids.map(statusText)), sizes));
      const [stray] = (await hear(client, ids)).strays;
      if (stray === undefined) return undefined;
      return strayInPlaceOfReply(stray, "a request that was split over several writes", "RPC-02");
    }),
});
