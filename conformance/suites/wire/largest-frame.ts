import { daemonCheck } from "../daemon-check.js";
import { readListing } from "../listing.js";
import { closedWrongly } from "./closing.js";
import { largestFrame, sizedSnapshot, sizesOf } from "./frame-size.js";
import type { SizedFrame } from "./frame-size.js";
import { onStage } from "./on-stage.js";

/** WIRE-05: what is within the limit is no violation. */
export const largestFrameIsTaken = daemonCheck<SizedFrame>({
  id: "wire.largest-frame",
  suite: "wire",
  title: "a frame of 262,144 bytes is taken",
  clauses: ["WIRE-05"],
  kind: "vector",
  cases: () => ({
    from: "vectors",
    vectors: [
      ...sizesOf(largestFrame),
      { name: "a small frame in fragments", case: { bytes: 400, filler: "漢", fragments: 40 } },
    ],
  }),
  perform: (world, frame) =>
    onStage(world, async () => {
      const app = await world.join();
      app.client.sendFragments(sizedSnapshot(frame, app.sessionId));
      const settled = await app.settle();
      if (settled.kind === "closed")
        return closedWrongly(settled, "WIRE-05", `a frame of ${frame.bytes} bytes`);
      const listing = readListing(await world.list(app), "WIRE-05");
      if (!listing.ok) return listing.finding;
      const actual = listing.value.tools.map(({ name }) => name);
      if (actual.length === 1 && actual[0] === "large") return undefined;
      const message = `a snapshot of ${frame.bytes} bytes had no effect`;
      return { code: "not-applied", clause: "WIRE-05", message, expected: ["large"], actual };
    }),
});
