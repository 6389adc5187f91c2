import { NotJudged } from "../../engine/check.js";
import { within } from "../../targets/within.js";
import { daemonCheck } from "../daemon-check.js";
import { judgeAdmission, judgeRefusal } from "./closing.js";
import { onStage } from "./on-stage.js";

/** The shortest life that can be asked for. */
const ttlSeconds = 1;
/** A daemon that was asked for one second and gives more than this has its own idea of a link's life. */
const longestWaitMs = 5_000;
/** The payload's expiry is in whole seconds, and so may be up to one early. */
const roundingMs = 1_000;

/** WIRE-05: a link that ran out, while one made with it was claimed in time. */
export const linkExpired = daemonCheck<{ readonly ttlSeconds: number }>({
  id: "wire.link-expired",
  suite: "wire",
  title: "a claim after the link has expired closes the socket with 1008 link_expired",
  clauses: ["WIRE-05"],
  kind: "vector",
  beside: true,
  cases: () => ({ from: "vectors", vectors: [{ name: "after a second", case: { ttlSeconds } }] }),
  perform: (world, testCase) =>
    onStage(world, async () => {
      const inTime = await world.link({ ttlSeconds: 60 });
      const link = await world.link(testCase);
      const { sessionId, token, expiresAt } = link.bootstrap;
      const leftMs = expiresAt * 1000 - Date.now();
      if (leftMs > longestWaitMs) {
        const reason = `a link that is asked to live ${testCase.ttlSeconds} s lives for ${Math.round(leftMs / 1000)} s`;
        throw new NotJudged("untestable", reason);
      }
      const ranOut = world.waitForEvent(
        (event) => event.kind === "link_expired" && event.sessionId === sessionId,
        longestWaitMs + 2 * roundingMs,
      );
      await within(ranOut, Math.max(0, leftMs) + 2 * roundingMs);
      const late = await world.dial(link);
      const what = "the claim of a link that has expired";
      const finding = judgeRefusal(await late.claim({ sessionId, token }), ["expired link"], "WIRE-05", what);
      if (finding !== undefined) return finding;
      const client = await world.dial(inTime);
      const claim = { sessionId: inTime.bootstrap.sessionId, token: inTime.bootstrap.token };
      return judgeAdmission(await client.claim(claim), "WIRE-05", "the claim of a link in its time");
    }),
});
