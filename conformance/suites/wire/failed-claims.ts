import type { ClaimOutcome } from "../../clients/app-client.js";
import { claimAttempts } from "../../generators/claim-attempts.js";
import type { ClaimAttempt } from "../../generators/claim-attempts.js";
import { claimOf, freshLink } from "../../spec/claims.js";
import type { Link } from "../../targets/daemon-replies.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { daemonCheck } from "../daemon-check.js";
import { judgeAdmission, judgeRefusal } from "./closing.js";
import { onStage } from "./on-stage.js";
import { wrongToken } from "./wrong-token.js";

/** WIRE-02: failed claims are counted for each link by itself, and the fifth is the last. */
export const failedClaims = daemonCheck<readonly ClaimAttempt[]>({
  id: "wire.failed-claims",
  suite: "wire",
  title: "wrong tokens are refused, the fifth kills the link, and a right one is taken before that",
  clauses: ["WIRE-02", "WIRE-05"],
  kind: "scenario",
  cases: () => ({ from: "generator", arbitrary: claimAttempts, share: 0.15 }),
  perform: (world, attempts) =>
    onStage(world, async () => {
      const links = [await world.link(), await world.link()] as const;
      const states = [freshLink, freshLink];
      for (const [turn, attempt] of attempts.entries()) {
        const { answer, after } = claimOf(states[attempt.link] ?? freshLink, attempt.with);
        const outcome = await claim(world, links[attempt.link], attempt.with, turn);
        const what = `claim ${turn + 1}, with ${attempt.with},`;
        const finding =
          answer === "ack"
            ? judgeAdmission(outcome, "WIRE-02", what)
            : judgeRefusal(outcome, answer, "WIRE-02", what);
        if (finding !== undefined) return finding;
        states[attempt.link] = after;
      }
      return undefined;
    }),
});

async function claim(
  world: DaemonWorld,
  link: Link,
  how: ClaimAttempt["with"],
  turn: number,
): Promise<ClaimOutcome> {
  const client = await world.dial(link);
  const { sessionId, token } = link.bootstrap;
  if (how === "right token") return client.claim({ sessionId, token });
  if (how === "wrong token") return client.claim({ sessionId, token: wrongToken(token, turn) });

  client.send({ type: "session_claim", protocol_version: 2, session_id: sessionId });
  return { ok: false, closed: await client.waitForClose(world.timeoutMs) };
}
