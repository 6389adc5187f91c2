import { isJsonObject } from "../../spec/json.js";
import { daemonCheck } from "../daemon-check.js";
import { onStage } from "./on-stage.js";
import { answerCall, anyTool, beginCall, fence, judgeResult } from "./pending-call.js";

/** WIRE-06: what names no call cancels none. */
export const cancelOfUnknownCall = daemonCheck<{ readonly callId: string }>({
  id: "wire.cancel-of-unknown-call",
  suite: "wire",
  title: "a tools.cancel of an unknown callId cancels nothing and says so",
  clauses: ["WIRE-06"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: ["no-such-call", "", "__proto__", "constructor"].map((callId) => ({
      name: JSON.stringify(callId),
      case: { callId },
    })),
  }),
  perform: (world, { callId }) =>
    onStage(world, async () => {
      const app = await world.join();
      await app.install([anyTool]);
      const call = await beginCall(world.rpc, app);
      if (!call.ok) return call.finding;
      const received: unknown[] = [];
      app.client.onFrame(({ type, members }) => {
        if (type === "tool_cancel") received.push(members);
      });
      const outcome = await world.rpc.call("tools.cancel", { selector: app.sessionId, callId });
      answerCall(app.client, call.value.frame, "tool_result", '"result":"right"');
      const reply = await call.value.reply;
      const blocked = await fence(world.rpc, app);
      if (blocked !== undefined) return blocked;
      if (received.length > 0) {
        const message = "a tools.cancel of an unknown callId sent a tool_cancel";
        return { code: "wrong-call", clause: "WIRE-06", message, expected: [], actual: received };
      }
      if (outcome.ok && !(isJsonObject(outcome.result) && outcome.result["cancelled"] === false)) {
        const message = "a tools.cancel of an unknown callId is answered as if it had cancelled a call";
        const expected = { oneOf: [{ cancelled: false }, "an error"] };
        return { code: "not-refused", clause: "WIRE-06", message, expected, actual: outcome.result };
      }
      return judgeResult(reply, "right");
    }),
});
