import type { ClaimOutcome } from "../../clients/app-client.js";
import type { Vector } from "../../engine/check.js";
import { claimOf, freshLink } from "../../spec/claims.js";
import type { Link } from "../../targets/daemon-replies.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { daemonCheck } from "../daemon-check.js";
import { judgeAdmission, judgeRefusal } from "./closing.js";
import { onStage } from "./on-stage.js";
import { wrongToken } from "./wrong-token.js";

/** One claim: of which of two links, and how. A malformed one is no failed claim. */
type ClaimAttempt = { readonly link: 0 | 1; readonly with: "wrong token" | "right token" | "no token" };

/** WIRE-02: failed claims are counted for each link by itself, and the fifth is the last. */
export const failedClaims = daemonCheck<readonly ClaimAttempt[]>({
  id: "wire.failed-claims",
  suite: "wire",
  title: "wrong tokens are refused, the fifth kills the link, and a right one is taken before that",
  clauses: ["WIRE-02", "WIRE-05"],
  kind: "vector",
  cases: () => ({ from: "vectors", vectors }),
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

const wrong = { link: 0, with: "wrong token" } as const;
const right = { link: 0, with: "right token" } as const;
const malformed = { link: 0, with: "no token" } as const;
const wrongOther = { link: 1, with: "wrong token" } as const;
const rightOther = { link: 1, with: "right token" } as const;

const vectors: readonly Vector<readonly ClaimAttempt[]>[] = [
  { name: "one wrong, then the right one", case: [wrong, right] },
  { name: "four wrong, then the right one", case: [...times(4, wrong), right] },
  { name: "five wrong, then the right one", case: [...times(5, wrong), right] },
  { name: "seven wrong", case: times(7, wrong) },
  {
    name: "four wrong among malformed ones",
    case: [...times(2, wrong), ...times(3, malformed), ...times(2, wrong), right],
  },
  {
    name: "four wrong for each of two links",
    case: [...times(4, wrong), ...times(4, wrongOther), right, rightOther],
  },
  { name: "one link is dead, another good", case: [...times(5, wrong), wrongOther, rightOther, right] },
];

function times(count: number, attempt: ClaimAttempt): ClaimAttempt[] {
  return Array.from({ length: count }, () => attempt);
}

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
