import fc from "fast-check";
import { daemonCheck } from "../daemon-check.js";
import { judgeClose } from "./closing.js";
import { onStage } from "./on-stage.js";

type Race = { readonly sockets: number; readonly suspended: boolean };

/** WIRE-03: sockets that show the same token at the same moment. */
export const concurrentResumes = daemonCheck<Race>({
  id: "wire.concurrent-resumes",
  suite: "wire",
  title: "of resumes at the same moment with the same token exactly one is acknowledged",
  clauses: ["WIRE-03"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc.record({ sockets: fc.integer({ min: 2, max: 6 }), suspended: fc.boolean() }),
    share: 0.08,
  }),
  perform: (world, { sockets, suspended }) =>
    onStage(world, async () => {
      const app = await world.join();
      if (suspended) await app.suspend();
      const { sessionId, resumeToken } = app;
      const clients = await Promise.all(Array.from({ length: sockets }, () => app.dial()));
      const outcomes = await Promise.all(clients.map((client) => client.resume({ sessionId, resumeToken })));
      const acknowledged = outcomes.filter(({ ok }) => ok).length;
      if (acknowledged !== 1) {
        const message = `of ${sockets} resumes at the same moment ${acknowledged} were acknowledged`;
        const code = acknowledged === 0 ? "refused" : "not-refused";
        return { code, clause: "WIRE-03", message, expected: 1, actual: acknowledged };
      }
      for (const outcome of outcomes) {
        const finding = outcome.ok
          ? undefined
          : judgeClose(outcome.closed, ["wrong resume token"], "WIRE-03");
        if (finding !== undefined) return finding;
      }
      return undefined;
    }),
});
