import { daemonCheck } from "../daemon-check.js";
import { within } from "../../targets/within.js";
import { judgeClose, notClosed } from "./closing.js";
import { onStage } from "./on-stage.js";

/** WIRE-05: what the app sees of `sessions.revoke`, while another app stays. */
export const revokedClose = daemonCheck<{ readonly by: "id" | "alias"; readonly resumedBefore: boolean }>({
  id: "wire.revoked-close",
  suite: "wire",
  title: "sessions.revoke closes the app's socket with 1000 revoked, and no other one",
  clauses: ["WIRE-05"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "by id", case: { by: "id", resumedBefore: false } },
      { name: "by alias", case: { by: "alias", resumedBefore: false } },
      { name: "after a resume", case: { by: "id", resumedBefore: true } },
    ],
  }),
  perform: (world, { by, resumedBefore }) =>
    onStage(world, async () => {
      const bystander = await world.join();
      const app = await world.join();
      if (resumedBefore) {
        await app.suspend();
        await app.resume();
      }
      const selector = by === "id" ? app.sessionId : app.alias;
      await world.rpc.call("sessions.revoke", { selector });
      const close = await within(app.client.closed, world.timeoutMs);
      if (close === undefined) return notClosed(["revoked"], "WIRE-05");
      const finding = judgeClose(close, ["revoked"], "WIRE-05");
      if (finding !== undefined) return finding;
      const other = await bystander.settle();
      if (other.kind === "applied") return undefined;
      const { code, reason } = other;
      return {
        code: "leaked",
        clause: "WIRE-05",
        message: "a revocation closed the socket of another session",
        expected: "the socket stays open",
        actual: { code, reason },
      };
    }),
});
