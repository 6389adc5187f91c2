import { daemonCheck } from "../daemon-check.js";
import { judgeRefusal } from "./closing.js";
import { onStage } from "./on-stage.js";
import { wrongToken } from "./wrong-token.js";

/** WIRE-02: failed claims at the same moment are counted one by one. */
export const concurrentWrongClaims = daemonCheck<{ readonly sockets: number }>({
  id: "wire.concurrent-wrong-claims",
  suite: "wire",
  title: "five wrong claims at the same moment kill the link",
  clauses: ["WIRE-02"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [5, 8].map((sockets) => ({ name: `${sockets} sockets`, case: { sockets } })),
  }),
  perform: (world, { sockets }) =>
    onStage(world, async () => {
      const link = await world.link();
      const { sessionId, token } = link.bootstrap;
      const clients = await Promise.all(Array.from({ length: sockets }, () => world.dial(link)));
      const outcomes = await Promise.all(
        clients.map((client, turn) => client.claim({ sessionId, token: wrongToken(token, turn) })),
      );
      const reasons = outcomes.map((outcome) => (outcome.ok ? "session_ack" : outcome.closed.reason));
      const actual = {
        invalid_token: reasons.filter((reason) => reason === "invalid_token").length,
        claim_attempts_exceeded: reasons.filter((reason) => reason === "claim_attempts_exceeded").length,
      };
      // From the sixth on the reason is open, and may be either of the two.
      const isCounted = actual.invalid_token >= 4 && actual.claim_attempts_exceeded >= 1;
      if (!isCounted || reasons.includes("session_ack")) {
        const message = `${sockets} wrong claims at the same moment were not counted one by one`;
        const expected = { invalid_token: 4, claim_attempts_exceeded: 1 };
        return { code: "wrong-close", clause: "WIRE-02", message, expected, actual };
      }
      const late = await world.dial(link);
      const outcome = await late.claim({ sessionId, token });
      return judgeRefusal(outcome, ["dead link"], "WIRE-02", "the right token on a dead link");
    }),
});
