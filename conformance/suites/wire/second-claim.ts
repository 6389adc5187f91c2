import { claimFrame, resumeFrame } from "../../clients/claim.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import type { Link } from "../../targets/daemon-replies.js";
import { daemonCheck } from "../daemon-check.js";
import { settleRefused } from "../settling.js";
import { judgeAdmission, judgeClose, notClosed } from "./closing.js";
import { onStage } from "./on-stage.js";

/** What comes second on the socket. */
type Second = "the same claim" | "a claim of another link" | "a resume" | "a resume with a wrong token";

/** WIRE-05: one claim or resume a socket; the second one uses nothing up. */
export const secondClaim = daemonCheck<{ readonly second: Second; readonly afterResume: boolean }>({
  id: "wire.second-claim",
  suite: "wire",
  title: "a second claim, or a resume, on a claimed socket closes it with 1008 and uses no token up",
  clauses: ["WIRE-05"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [false, true].flatMap((afterResume) =>
      seconds.map((second) => ({
        name: `${second} after ${afterResume ? "a resume" : "a claim"}`,
        case: { second, afterResume },
      })),
    ),
  }),
  perform: (world, { second, afterResume }) =>
    onStage(world, async () => {
      const link = await world.link();
      const app = await world.join({}, link);
      if (afterResume) {
        await app.suspend();
        await app.resume();
      }
      const other = await world.link();
      app.client.send(secondFrame(app, second, link, other));
      const settled = await settleRefused(world, app);
      if (settled.kind === "applied") return notClosed(["second claim"], "WIRE-05");
      const finding = judgeClose(settled, ["second claim"], "WIRE-05");
      if (finding !== undefined) return finding;
      const back = judgeAdmission(await app.tryResume(), "WIRE-05", "a resume with the newest token");
      if (back !== undefined || second !== "a claim of another link") return back;
      const { sessionId, token } = other.bootstrap;
      const client = await world.dial(other);
      return judgeAdmission(
        await client.claim({ sessionId, token }),
        "WIRE-05",
        "the claim of a link that was refused elsewhere",
      );
    }),
});

const seconds: readonly Second[] = [
  "the same claim",
  "a claim of another link",
  "a resume",
  "a resume with a wrong token",
];

function secondFrame(app: JoinedApp, second: Second, link: Link, other: Link): object {
  const { sessionId, resumeToken } = app;
  switch (second) {
    case "the same claim":
      return claimFrame({ sessionId, token: link.bootstrap.token });
    case "a claim of another link":
      return claimFrame({ sessionId: other.bootstrap.sessionId, token: other.bootstrap.token });
    case "a resume":
      return resumeFrame({ sessionId, resumeToken });
    case "a resume with a wrong token":
      return resumeFrame({ sessionId, resumeToken: `${resumeToken}x` });
  }
}
