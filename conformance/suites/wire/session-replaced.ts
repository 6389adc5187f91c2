import { daemonCheck } from "../daemon-check.js";
import { within } from "../../targets/within.js";
import { closedWrongly, judgeAdmission, judgeClose, notClosed } from "./closing.js";
import { judgeState } from "./live-session.js";
import { onStage } from "./on-stage.js";

/** WIRE-05: a newer resume takes over, as often as it comes; the end of the older socket does not end the session. */
export const sessionReplaced = daemonCheck<{ readonly resumes: number }>({
  id: "wire.session-replaced",
  suite: "wire",
  title: "a newer resume closes the older socket with 1000 session_replaced and goes on with the session",
  clauses: ["WIRE-05"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "once", case: { resumes: 1 } },
      { name: "three times", case: { resumes: 3 } },
    ],
  }),
  perform: (world, { resumes }) =>
    onStage(world, async () => {
      const app = await world.join();
      for (let count = 0; count < resumes; count += 1) {
        const older = app.client;
        const refused = judgeAdmission(await app.tryResume(), "WIRE-05", "a resume while a socket is open");
        if (refused !== undefined) return refused;
        const close = await within(older.closed, world.timeoutMs);
        if (close === undefined) return notClosed(["replaced"], "WIRE-05");
        const finding = judgeClose(close, ["replaced"], "WIRE-05");
        if (finding !== undefined) return finding;
        const settled = await app.settle();
        if (settled.kind === "closed")
          return closedWrongly(settled, "WIRE-05", "an event on the newer socket");
        const wrongState = await judgeState(
          world,
          app.sessionId,
          "active",
          "WIRE-05",
          "a newer resume has taken it over",
        );
        if (wrongState !== undefined) return wrongState;
      }
      return undefined;
    }),
});
