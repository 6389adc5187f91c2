import type { AppClient, ReceivedFrame } from "../../clients/app-client.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { within } from "../../targets/within.js";
import { daemonCheck } from "../daemon-check.js";
import { installed } from "../listing.js";
import { anyTool, arrivalWindowMs } from "../wire/pending-call.js";
import { answerIfAny, hearRest, onFreshConnection } from "./conversation.js";
import { shown } from "./reply.js";
import { requestText } from "./request.js";

/** How the app answers, as JSON text after the frame's `id`. */
type Case = { readonly type: "tool_result" | "tool_error"; readonly members: string };

/** RPC-07 where the answer would come late: it is the app's, and nobody has asked for it. */
export const callsAsNotifications = daemonCheck<Case>({
  id: "rpc.calls-as-notifications",
  suite: "rpc",
  title: "a tools.call without an id is not answered, though the app answers it",
  clauses: ["RPC-07"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "the app gives a result", case: { type: "tool_result", members: '"result":1' } },
      {
        name: "the app gives an error",
        case: {
          type: "tool_error",
          members: '"error":{"type":"tool_execution_error","message":"It does not work."}',
        },
      },
    ],
  }),
  async perform(world, { type, members }) {
    const ready = await installed(world, [anyTool], "RPC-07");
    if (!ready.ok) return ready.finding;
    const app = ready.value;
    // A daemon that answers every notification is told so by rpc.notifications-unanswered, once.
    if (await answersAny(world)) return undefined;
    return onFreshConnection(world, async (client) => {
      const arrival = nextCall(app.client);
      const params = { selector: app.sessionId, name: anyTool.name, args: {} };
      await client.sendLine(requestText({ method: "tools.call", params }));
      const call = await within(arrival, arrivalWindowMs(world));
      // Whether a call that nobody waits for is made at all is not said.
      if (call !== undefined) app.sendText(type, `"id":${JSON.stringify(call.members["id"])},${members}`);
      await app.settle();
      const [answer] = await hearRest(world, client);
      if (answer === undefined) return undefined;
      return {
        code: "unexpected-reply",
        clause: "RPC-07",
        message: "a tools.call without an id was answered",
        expected: "no reply",
        actual: shown(answer),
      };
    });
  },
});

/** Whether it answers a notification that takes no time. */
function answersAny(world: DaemonWorld): Promise<boolean> {
  return onFreshConnection(
    world,
    async (client) =>
      (await answerIfAny(world, client, requestText({ method: "daemon.status" }))) !== undefined,
  );
}

function nextCall(client: AppClient): Promise<ReceivedFrame> {
  return new Promise((resolve) => {
    const stop = client.onFrame((frame) => {
      if (frame.type !== "tool_call") return;
      stop();
      resolve(frame);
    });
  });
}
