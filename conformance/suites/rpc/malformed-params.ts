import { daemonCheck } from "../daemon-check.js";
import { ask, onFreshConnection } from "./conversation.js";
import { shown } from "./reply.js";
import { requestText } from "./request.js";

/** A request of another method than `tools.list`, with params of the wrong type. */
type Case = { readonly method: string; readonly params: unknown };

const vector = (name: string, method: string, params: unknown) => ({ name, case: { method, params } });

/** RPC-06: the error, whichever. What is `null`, or an array, is open, and so is not asked here. */
export const malformedParams = daemonCheck<Case>({
  id: "rpc.malformed-params",
  suite: "rpc",
  title: "malformed params of methods other than tools.list are refused",
  clauses: ["RPC-06"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      vector("sessions.describe with a number as the selector", "sessions.describe", { selector: 7 }),
      vector("sessions.describe with a list as the selector", "sessions.describe", { selector: ["x"] }),
      vector("sessions.describe with text params", "sessions.describe", "x"),
      vector("tools.call without a name", "tools.call", { args: {} }),
      vector("tools.call with a number as the name", "tools.call", { name: 7, args: {} }),
      vector("tools.call with a number as the params", "tools.call", 7),
      vector("tools.cancel without a callId", "tools.cancel", {}),
      vector("events.subscribe with text kinds", "events.subscribe", { kinds: "tools_changed" }),
      vector("events.subscribe with a number as the selector", "events.subscribe", { sessionSelector: 7 }),
    ],
  }),
  async perform(world, { method, params }) {
    const { sessionId } = await world.app();
    const isPlain = typeof params === "object" && params !== null;
    const names = isPlain && !("selector" in params) && method.startsWith("tools.");
    const sent = names ? { selector: sessionId, ...params } : params;
    return onFreshConnection(world, async (client) => {
      const reply = await ask(client, requestText({ id: 1, method, params: sent }));
      if (reply.error !== undefined) return undefined;
      return {
        code: "not-refused",
        clause: "RPC-06",
        message: `malformed params of ${method} were not refused`,
        expected: "an error",
        actual: shown(reply),
      };
    });
  },
});
