import fc from "fast-check";
import { notification } from "../../generators/rpc-lines.js";
import type { Notification } from "../../generators/rpc-lines.js";
import { daemonCheck } from "../daemon-check.js";
import { ask, hearRest, letItRead, onFreshConnection } from "./conversation.js";
import { shown } from "./reply.js";
import { requestText } from "./request.js";

/** RPC-07: each is sent with an id first, as the control, and then without. */
export const notificationsUnanswered = daemonCheck<readonly Notification[]>({
  id: "rpc.notifications-unanswered",
  suite: "rpc",
  title: "a notification is not answered, whatever its method and params",
  clauses: ["RPC-07"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc.array(notification, { minLength: 1, maxLength: 4 }),
    share: 0.8,
  }),
  perform: (world, notifications) =>
    onFreshConnection(world, async (client) => {
      for (const request of notifications) {
        await ask(client, requestText({ id: 1, ...request }));
        await client.sendLine(requestText(request));
        await letItRead(world);
      }
      const [answer] = await hearRest(world, client);
      if (answer === undefined) return undefined;
      return {
        code: "unexpected-reply",
        clause: "RPC-07",
        message: "a notification was answered",
        expected: "no reply",
        actual: shown(answer),
      };
    }),
});
