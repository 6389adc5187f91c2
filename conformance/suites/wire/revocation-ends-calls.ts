import { daemonCheck } from "../daemon-check.js";
import { onStage } from "./on-stage.js";
import { anyTool, beginCall, judgeError } from "./pending-call.js";

/** WIRE-06: a call of a session that is revoked ends, and with an error; with which one is open. */
export const revocationEndsCalls = daemonCheck<{ readonly calls: number }>({
  id: "wire.revocation-ends-calls",
  suite: "wire",
  title: "calls that are pending when their session is revoked end with an error",
  clauses: ["WIRE-06"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [1, 3].map((calls) => ({ name: `${calls} pending`, case: { calls } })),
  }),
  perform: (world, { calls }) =>
    onStage(world, async () => {
      const app = await world.join();
      await app.install([anyTool]);
      const replies = [];
      for (let count = 0; count < calls; count += 1) {
        const call = await beginCall(world.rpc, app);
        if (!call.ok) return call.finding;
        replies.push(call.value.reply);
      }
      await world.rpc.call("sessions.revoke", { selector: app.sessionId });
      for (const reply of replies) {
        const finding = await judgeError(reply, undefined, "when its session is revoked");
        if (finding !== undefined) return finding;
      }
      return undefined;
    }),
});
