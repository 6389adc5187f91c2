import fc from "fast-check";
import { daemonCheck } from "../daemon-check.js";
import { judgeClose } from "./closing.js";
import { onStage } from "./on-stage.js";

type Race = { readonly sockets: number };

/** WIRE-02: sockets that show the same token at the same moment. */
export const concurrentClaims = daemonCheck<Race>({
  id: "wire.concurrent-claims",
  suite: "wire",
  title: "of claims at the same moment with the same token exactly one is acknowledged",
  clauses: ["WIRE-02"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc.record({ sockets: fc.integer({ min: 2, max: 6 }) }),
    share: 0.08,
  }),
  perform: (world, { sockets }) =>
    onStage(world, async () => {
      const link = await world.link();
      const { sessionId, token } = link.bootstrap;
      const clients = await Promise.all(Array.from({ length: sockets }, () => world.dial(link)));
      const outcomes = await Promise.all(clients.map((client) => client.claim({ sessionId, token })));
      const acknowledged = outcomes.filter(({ ok }) => ok).length;
      if (acknowledged !== 1) {
        const message = `of ${sockets} claims at the same moment ${acknowledged} were acknowledged`;
        const code = acknowledged === 0 ? "refused" : "not-refused";
        return { code, clause: "WIRE-02", message, expected: 1, actual: acknowledged };
      }
      for (const outcome of outcomes) {
        const finding = outcome.ok ? undefined : judgeClose(outcome.closed, ["claimed already"], "WIRE-02");
        if (finding !== undefined) return finding;
      }
      return undefined;
    }),
});
