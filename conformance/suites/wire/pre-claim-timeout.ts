import { within } from "../../targets/within.js";
import { daemonCheck } from "../daemon-check.js";
import { closedWrongly, judgeClose, notClosed } from "./closing.js";
import { onStage } from "./on-stage.js";

/** The silence that the clause allows. */
const allowedMs = 10_000;
/** What the kit asks a target for; one that ignores it takes the whole silence. A busy kit must have claimed by then. */
const askedForMs = 1_000;
/** A timer may be a little early by the kit's clock. */
const earlinessMs = 50;

/** WIRE-04: a socket that says nothing, while one that has claimed is let alone. */
export const preClaimTimeout = daemonCheck<{ readonly silent: number }>({
  id: "wire.pre-claim-timeout",
  suite: "wire",
  title: "a socket without a first frame for 10 seconds is closed with 1008 pre_claim_timeout",
  clauses: ["WIRE-04"],
  kind: "vector",
  needs: { config: { preClaimTimeoutMs: askedForMs } },
  beside: true,
  cases: () => ({ from: "vectors", vectors: [{ name: "two silent sockets", case: { silent: 2 } }] }),
  perform: (world, { silent }) =>
    onStage(world, async () => {
      const app = await world.join();
      const link = await world.link();
      const startedAt = performance.now();
      const clients = await Promise.all(Array.from({ length: silent }, () => world.dial(link)));
      const patienceMs = allowedMs + world.timeoutMs;
      for (const client of clients) {
        const close = await within(client.closed, patienceMs);
        if (close === undefined) return notClosed(["silence"], "WIRE-04");
        const finding = judgeClose(close, ["silence"], "WIRE-04");
        if (finding !== undefined) return finding;
        const afterMs = performance.now() - startedAt;
        if (!world.isShared && afterMs < askedForMs - earlinessMs) {
          const message = "a silent socket was closed before its time";
          const expected = `at least ${askedForMs} ms`;
          return {
            code: "closed-socket",
            clause: "WIRE-04",
            message,
            expected,
            actual: `${Math.round(afterMs)} ms`,
          };
        }
      }
      const settled = await app.settle();
      return settled.kind === "closed"
        ? closedWrongly(settled, "WIRE-04", "the silence of another one")
        : undefined;
    }),
});
