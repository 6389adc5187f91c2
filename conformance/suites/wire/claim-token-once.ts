import { daemonCheck } from "../daemon-check.js";
import { closedWrongly, judgeRefusal } from "./closing.js";
import { judgeState } from "./live-session.js";
import { onStage } from "./on-stage.js";
import { wrongToken } from "./wrong-token.js";

type SecondUse = {
  /** What the session is when the token is shown again. */
  readonly session: "active" | "suspended" | "ended";
  readonly token: "the used one" | "another one";
  readonly times: number;
};

/** WIRE-02: a token that has been used is good for nothing, and who shows it disturbs nobody. */
export const claimTokenOnce = daemonCheck<SecondUse>({
  id: "wire.claim-token-once",
  suite: "wire",
  title: "a claimed session cannot be claimed again, with whichever token",
  clauses: ["WIRE-02", "WIRE-05"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      { name: "while it is active", case: { session: "active", token: "the used one", times: 1 } },
      { name: "while it is suspended", case: { session: "suspended", token: "the used one", times: 1 } },
      { name: "after it was revoked", case: { session: "ended", token: "the used one", times: 1 } },
      { name: "with another token", case: { session: "active", token: "another one", times: 1 } },
      { name: "six times", case: { session: "active", token: "the used one", times: 6 } },
      { name: "six times with other tokens", case: { session: "active", token: "another one", times: 6 } },
    ],
  }),
  perform: (world, { session, token, times }) =>
    onStage(world, async () => {
      const link = await world.link();
      const app = await world.join({}, link);
      if (session === "suspended") await app.suspend();
      if (session === "ended") await world.rpc.call("sessions.revoke", { selector: app.sessionId });
      for (let turn = 0; turn < times; turn += 1) {
        const used = link.bootstrap.token;
        const shown = token === "the used one" ? used : wrongToken(used, turn);
        const client = await world.dial(link);
        const outcome = await client.claim({ sessionId: app.sessionId, token: shown });
        const what = `a claim of a session that was claimed already (it is ${session})`;
        const finding = judgeRefusal(outcome, ["claimed already"], "WIRE-02", what);
        if (finding !== undefined) return finding;
      }
      if (session === "active") {
        const settled = await app.settle();
        if (settled.kind === "closed") return closedWrongly(settled, "WIRE-05", "another socket's claim");
      }
      return judgeState(world, app.sessionId, session, "WIRE-05", "a claim of it was refused");
    }),
});
