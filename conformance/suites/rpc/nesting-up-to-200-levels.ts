import { daemonCheck } from "../daemon-check.js";
import { installed } from "../listing.js";
import { ask, onFreshConnection } from "./conversation.js";
import { listText } from "./request.js";
import { answeredAlike } from "./same-answer.js";

/** How many levels the line's JSON has, the request and its params among them. */
type Case = { readonly levels: number };

/** RPC-10 leaves open what becomes of deeper ones only. */
export const nestingUpTo200Levels = daemonCheck<Case>({
  id: "rpc.nesting-up-to-200-levels",
  suite: "rpc",
  title: "a request nested up to 200 levels deep is served",
  clauses: ["RPC-10", "RPC-05"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [65, 101, 129, 200].map((levels) => ({ name: `${levels} levels`, case: { levels } })),
  }),
  async perform(world, { levels }) {
    const app = await installed(world, [{ name: "only", description: "The only one." }], "RPC-10");
    if (!app.ok) return app.finding;
    const { sessionId } = app.value;
    return onFreshConnection(world, async (client) => {
      const shallow = listText(1, sessionId, { unknown: [] });
      // Whether an unknown param is ignored is LIST-12's matter.
      if ((await ask(client, shallow)).error !== undefined) return undefined;
      const arrays = levels - 2;
      const deep = listText(2, sessionId, { unknown: [] }).replace(
        "[]",
        "[".repeat(arrays) + "]".repeat(arrays),
      );
      const how = `a request nested ${levels} levels deep`;
      return answeredAlike(client, shallow, { id: 2, send: () => client.sendLine(deep), how }, "RPC-10");
    });
  },
});
