import fc from "fast-check";
import { burst } from "../../generators/frame-burst.js";
import type { BurstFrame } from "../../generators/frame-burst.js";
import { daemonCheck } from "../daemon-check.js";
import { openApp } from "../settling.js";
import { listedNames } from "./after-violation.js";
import { judgeBurst, judgeLast, sendBurst } from "./burst.js";
import { closedWrongly } from "./closing.js";

/** WIRE-09: bursts of frames; between two of them the app waits. */
export const framesInOrder = daemonCheck<readonly (readonly BurstFrame[])[]>({
  id: "wire.frames-in-order",
  suite: "wire",
  title: "frames take effect in the order sent, and an event is announced after what came before it",
  clauses: ["WIRE-09"],
  kind: "property",
  cases: () => ({
    from: "generator",
    arbitrary: fc.array(burst(10), { minLength: 1, maxLength: 3 }),
    share: 0.4,
  }),
  async perform(world, bursts) {
    const app = await openApp(world);
    await app.install([]);
    let registry: readonly string[] = [];
    for (const frames of bursts) {
      const sent = sendBurst(world, app, registry, frames);
      const finding = await judgeBurst(sent);
      if (finding !== undefined) return finding;
      const settled = await app.settle();
      if (settled.kind === "closed") return closedWrongly(settled, "WIRE-09", "well-formed frames");
      registry = sent.registries.at(-1) ?? [];
      const wrong = judgeLast(registry, await listedNames(world, app));
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  },
});
