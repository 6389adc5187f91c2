import fc from "fast-check";
import { jsonObject } from "../../generators/json-value.js";
import { name } from "../../generators/name.js";
import { jsonEqual } from "../../spec/json.js";
import type { JsonObject } from "../../spec/json.js";
import { daemonCheck } from "../daemon-check.js";
import { installed } from "../listing.js";
import { answerCall, anyTool, beginCall, fence } from "./pending-call.js";

type Call = { readonly name: string; readonly args: JsonObject };

/** WIRE-06: what the app sees of a call. */
export const callReachesApp = daemonCheck<Call>({
  id: "wire.call-reaches-app",
  suite: "wire",
  title: "a tools.call reaches the app as one tool_call with its name and args",
  clauses: ["WIRE-06"],
  kind: "property",
  cases: () => ({ from: "generator", arbitrary: fc.record({ name, args: jsonObject }), share: 0.5 }),
  async perform(world, call) {
    const tools = [{ name: call.name, description: "The called one." }, anyTool];
    const app = await installed(world, call.name === anyTool.name ? [anyTool] : tools, "WIRE-06");
    if (!app.ok) return app.finding;
    const received: unknown[] = [];
    const stop = app.value.client.onFrame(({ type, members }) => {
      if (type === "tool_call") received.push(members);
    });
    try {
      const args = JSON.stringify(call.args);
      const begun = await beginCall(world.rpc, app.value, { name: call.name, args });
      if (!begun.ok) return begun.finding;
      const { frame, reply } = begun.value;
      const { sessionId } = app.value;
      if (frame.session_id !== sessionId || frame.name !== call.name || !jsonEqual(frame.args, call.args)) {
        const message = "a tool_call has another session_id, name or args than its tools.call";
        return { code: "wrong-call", clause: "WIRE-06", message, expected: call, actual: frame };
      }
      answerCall(app.value.client, frame, "tool_result", '"result":1');
      await reply;
      const blocked = await fence(world.rpc, app.value);
      if (blocked !== undefined) return blocked;
    } finally {
      stop();
    }
    if (received.length === 2) return undefined;
    const message = `one tools.call reached the app as ${received.length - 1} tool_calls`;
    return {
      code: "wrong-call",
      clause: "WIRE-06",
      message,
      expected: 1,
      actual: received.slice(0, -1),
    };
  },
});
