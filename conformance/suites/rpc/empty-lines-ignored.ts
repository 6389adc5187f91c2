import fc from "fast-check";
import { daemonCheck } from "../daemon-check.js";
import { hear, hearRest, onFreshConnection, sendInChunks } from "./conversation.js";
import { shown } from "./reply.js";
import { linesOf, statusText } from "./request.js";

/** How many empty lines stand before each request, and after the last. */
type Case = { readonly emptyLines: readonly number[] };

/** RPC-01: empty lines are neither answered nor an error. */
export const emptyLinesIgnored = daemonCheck<Case>({
  id: "rpc.empty-lines-ignored",
  suite: "rpc",
  title: "empty lines are not answered",
  clauses: ["RPC-01"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc.record({ emptyLines: fc.array(fc.nat(3), { minLength: 1, maxLength: 4 }) }),
    share: 0.3,
  }),
  perform: (world, { emptyLines }) =>
    onFreshConnection(world, async (client) => {
      const ids = emptyLines.slice(1).map((_, index) => index + 1);
      const lines = emptyLines.flatMap((count, index) => [
        ...(index === 0 ? [] : [statusText(index)]),
        ...Array.from({ length: count }, () => ""),
      ]);
      await sendInChunks(
        world,
        client,
        lines.map((line) => linesOf([line])),
      );
      const heard = await hear(client, ids);
      const [stray] = heard.strays.length > 0 ? heard.strays : await hearRest(world, client);
      if (stray === undefined) return undefined;
      return {
        code: "unexpected-reply",
        clause: "RPC-01",
        message: "an empty line was answered",
        expected: "nothing but the replies to the requests",
        actual: shown(stray),
      };
    }),
});
