import type { RpcEvent } from "../../clients/rpc-event.js";
import { daemonCheck } from "../daemon-check.js";
import { hearRest, onFreshConnection } from "./conversation.js";

/** Whether the connection that does not subscribe was opened before or after the one that does. */
type Case = { readonly opened: "before" | "after" };

/** RPC-13: `events.subscribe` is about its own connection; the other one asks for nothing but the status. */
export const eventsOnTheirConnection = daemonCheck<Case>({
  id: "rpc.events-on-their-connection",
  suite: "rpc",
  title: "events come on the connections that have subscribed, and on no other",
  clauses: ["RPC-13"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "the other one is older", case: { opened: "before" } },
      { name: "the other one is newer", case: { opened: "after" } },
    ],
  }),
  async perform(world, { opened }) {
    const app = await world.app();
    return onFreshConnection(world, (older) =>
      onFreshConnection(world, async (newer) => {
        const [subscriber, other] = opened === "before" ? [newer, older] : [older, newer];
        const strays: RpcEvent[] = [];
        other.onEvent((event) => strays.push(event));
        const subscribed = await subscriber.call("events.subscribe", {});
        if (!subscribed.ok) {
          return {
            code: "refused",
            clause: "RPC-13",
            message: "events.subscribe without a selector and kinds was refused",
            expected: { ok: true },
            actual: subscribed.error,
          };
        }
        const announced = subscriber.waitForEvent(() => true);
        await app.upsert({ name: "new", description: "Makes for an event." });
        await announced;
        await hearRest(world, other);
        const [stray] = strays;
        if (stray === undefined) return undefined;
        return {
          code: "leaked",
          clause: "RPC-13",
          message: "an event came on a connection that has not subscribed",
          expected: "no event",
          actual: stray.params,
        };
      }),
    );
  },
});
