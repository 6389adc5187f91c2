import fc from "fast-check";
import { burst } from "../../generators/frame-burst.js";
import type { BurstFrame } from "../../generators/frame-burst.js";
import { daemonCheck } from "../daemon-check.js";
import { settleRefused } from "../settling.js";
import { listedNames } from "./after-violation.js";
import { judgeBurst, judgeLast, sendBurst } from "./burst.js";
import { onStage } from "./on-stage.js";

/** What each app sends at once with the others; a culprit's frames end in a violation. */
type SideBySide = {
  readonly apps: readonly { readonly frames: readonly BurstFrame[]; readonly isCulprit: boolean }[];
};

const sideBySide: fc.Arbitrary<SideBySide> = fc.record({
  apps: fc.array(fc.record({ frames: burst(6), isCulprit: fc.boolean() }), { minLength: 2, maxLength: 3 }),
});

/** WIRE-09: each socket has an order of its own, whatever the others send. */
export const appsSideBySide = daemonCheck<SideBySide>({
  id: "wire.apps-side-by-side",
  suite: "wire",
  title: "the frames of several apps take effect in each app's order, also when one of them misbehaves",
  clauses: ["WIRE-09", "REG-07"],
  kind: "scenario",
  cases: () => ({ from: "generator", arbitrary: sideBySide, share: 0.1 }),
  perform: (world, { apps }) =>
    onStage(world, async () => {
      const scenes = [];
      for (const scene of apps) scenes.push({ ...scene, app: await world.join({ model: "Side By Side" }) });
      const sent = scenes.map(({ app, frames, isCulprit }) => {
        const itsBurst = sendBurst(world, app, [], frames);
        if (isCulprit) app.client.sendText("no JSON");
        return { app, isCulprit, itsBurst };
      });
      for (const { app, isCulprit, itsBurst } of sent) {
        const finding = await judgeBurst(itsBurst);
        if (finding !== undefined) return finding;
        const settled = await (isCulprit ? settleRefused(world, app) : app.settle());
        if (settled.kind === "closed" && !isCulprit) {
          const { code, reason } = settled;
          const message = "the socket of an app was closed while another one misbehaved";
          const expected = "the socket stays open";
          return { code: "leaked", clause: "REG-07", message, expected, actual: { code, reason } };
        }
        const wrong = judgeLast(itsBurst.registries.at(-1) ?? [], await listedNames(world, app));
        if (wrong !== undefined) return wrong;
      }
      return undefined;
    }),
});
