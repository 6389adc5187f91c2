import fc from "fast-check";
import { lineThatIsNotJson } from "../../generators/rpc-lines.js";
import { daemonCheck } from "../daemon-check.js";
import { hear, onFreshConnection, sendInChunks } from "./conversation.js";
import { linesOf, statusText } from "./request.js";

/** A bad line between requests, and whether those behind it leave in the same write or when it has been read. */
type Case = {
  readonly bad: string;
  readonly before: number;
  readonly behind: number;
  readonly inOneWrite: boolean;
};

/** RPC-05: how the bad line itself is answered is `rpc.not-json`. */
export const servedAfterBadLine = daemonCheck<Case>({
  id: "rpc.served-after-bad-line",
  suite: "rpc",
  title: "requests behind a line that is not JSON are served, also in the same write",
  clauses: ["RPC-05"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc.record({
      bad: lineThatIsNotJson,
      before: fc.nat(2),
      behind: fc.integer({ min: 1, max: 3 }),
      inOneWrite: fc.boolean(),
    }),
    share: 0.6,
  }),
  perform: (world, { bad, before, behind, inOneWrite }) =>
    onFreshConnection(world, async (client) => {
      const ids = Array.from({ length: before + behind }, (_, index) => index + 1);
      const requests = ids.map(statusText);
      const first = [...requests.slice(0, before), bad];
      const rest = requests.slice(before);
      const chunks = inOneWrite ? [linesOf([...first, ...rest])] : [linesOf(first), linesOf(rest)];
      await sendInChunks(world, client, chunks);
      await hear(client, ids, { pastStrays: true });
      return undefined;
    }),
});
