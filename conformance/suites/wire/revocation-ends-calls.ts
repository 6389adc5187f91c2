import { daemonCheck } from "../daemon-check.js";
import { onStage } from "./on-stage.js";
import { addCalls, anyTool, beginCall, judgeError } from "./pending-call.js";

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
      const first = await beginCall(world.rpc, app);
      if (!first.ok) return first.finding;
      const replies = [first.value.reply, ...(await addCalls(world, app, calls - 1))];
      await world.rpc.call("sessions.revoke", { selector: app.sessionId });
      for (const reply of replies) {
        const finding = await judgeError(reply, undefined, "when its session is revoked");
        if (finding !== undefined) return finding;
      }
      return undefined;
    }),
});
